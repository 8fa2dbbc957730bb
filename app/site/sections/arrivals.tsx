/** The boats of the crafts, for the end of a page: they arrive in the river of its foot. */
import arrivals from '#app/site/assets/arrivals.avif'

/** The last thing in the page, right before its foot. */
export const Arrivals = () => (
  <img className="arrivals" src={arrivals} width="1120" height="240" alt="" loading="lazy" />
)
