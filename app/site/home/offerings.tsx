import boats from '#app/site/assets/four-boats.svg'
import { homeCopy } from '#app/site/home/home-copy.ts'

/** The four things that a firm may come for, each below the boat that brings it. */
export function Offerings() {
  return (
    <section className="section offerings" aria-label="What we offer">
      <img
        className="offerings-river"
        src={boats}
        width="1440"
        height="250"
        alt=""
        loading="lazy"
      />
      {homeCopy.offerings.map(({ title, text }) => (
        <div key={title} className="offering">
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}
