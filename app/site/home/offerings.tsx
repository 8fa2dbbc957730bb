import { homeCopy } from '#app/site/home/home-copy.ts'

/** The four things that a firm may come for. */
export function Offerings() {
  return (
    <section className="section offerings" aria-label="What we offer">
      {homeCopy.offerings.map(({ title, text }) => (
        <div key={title} className="offering">
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}
