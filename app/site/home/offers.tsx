import { homeCopy } from '#app/site/home/home-copy.ts'

/** What one writes to us, each below what it is called. */
export const Offers = () => (
  <ul className="offers">
    {homeCopy.offerings.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
