import noData from '#app/site/assets/no-data.svg'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'

type NothingToShowProps = {
  /** Where there is something. */
  list: { name: string; to: string }
  children: string
}

/** A details page that was opened without anything to show. */
export function NothingToShow({ list, children }: NothingToShowProps) {
  return (
    <section className="error-page">
      <img src={noData} alt="" width="640" height="400" className="nothing-picture" />
      <h1>{children}</h1>
      <p className="button-row">
        <Link className="button" to={list.to}>
          {list.name} <ArrowIcon />
        </Link>
      </p>
    </section>
  )
}
