import courses from '#app/site/assets/four-courses.svg'
import { homeCopy } from '#app/site/home/home-copy.ts'

/** The four things that a firm may come for, below one line that does what each of them does. */
export function Offerings() {
  return (
    <section className="section offerings" aria-labelledby="offerings">
      {/* No heading among those of the specification's parts, which it doesn't name. */}
      <p id="offerings" className="offerings-name">
        What we offer
      </p>
      <img
        className="offerings-line"
        src={courses}
        width="1440"
        height="240"
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
