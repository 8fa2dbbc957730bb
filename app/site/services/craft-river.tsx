/** All crafts along one river, each with a thing of it afloat. */

import smallest from '#app/site/assets/delta-640.avif'
import small from '#app/site/assets/delta-960.avif'
import fallback from '#app/site/assets/delta-960.webp'
import large from '#app/site/assets/delta-1920.avif'
import { Link } from '#app/site/layout/link.tsx'
import { type CategoryCard, presetOf, presets } from '#app/site/sections/category-cards.ts'
import { CategoryList } from '#app/site/sections/category-list.tsx'
import { CraftSingle } from '#app/site/sections/craft-single.tsx'
import { CraftThing } from '#app/site/sections/craft-thing.tsx'
import { Outcome } from '#app/site/sections/outcome.tsx'
import { Plate, type PlateFiles } from '#app/site/sections/plate.tsx'
import { type CraftCard, type CraftProof, leadsAt } from '#app/site/services/craft-cards.ts'

const cord: PlateFiles = { narrower: [[smallest, 640]], small, large, fallback }

type CraftsProps = {
  /** Null where they can't be had. */
  categories: CraftCard[] | null
}

export const CraftRiver = ({ categories }: CraftsProps) => (
  <CategoryList
    categories={categories}
    className="craft-river"
    pictureOf={pictureOf}
    moreOf={moreOf}
  />
)

const moreOf = (craft: CraftCard) => (
  <>
    {servicesIn(craft)}
    {craft.proof && <Proof {...craft.proof} />}
  </>
)

const Proof = ({ name, path, result }: CraftProof) => (
  <div className="craft-proof">
    <Link to={path}>{name}</Link>
    <Outcome>{result}</Outcome>
  </div>
)

const servicesIn = ({ name, services }: CraftCard) =>
  services.length > 0 && (
    <ul className="craft-services" aria-label={`Services of ${name}`}>
      {services.map((service) => (
        <li key={service._id}>
          <Link to={`/services/service-detail/${service._id}`}>{service.name}</Link>
        </li>
      ))}
    </ul>
  )

/** On a telephone, where its notes couldn't be read, the thing of a craft that doesn't lead is alone. */
const pictureOf = ({ name, icon }: CategoryCard, at: number, count: number) => {
  const leads = leadsAt(at, count)
  return (
    <>
      <span className="craft-water" />
      <div className="craft-afloat">
        <CraftThing of={name} icon={icon} sizes={`(min-width: 40rem) ${leads ? 46 : 24}vw, 84vw`} />
        {!leads && <CraftSingle of={name} icon={icon} sizes="50vw" />}
      </div>
    </>
  )
}

/**
 * The cord that comes apart into a strand for each craft, and at the end of each strand its name. For
 * the eye and the mouse: the list below says the same to everybody.
 */
export const CraftStrands = ({ categories }: CraftsProps) => (
  <div className="delta" aria-hidden="true">
    <Plate
      files={cord}
      width={1920}
      height={1200}
      sizes="(min-width: 64rem) 74vw, (min-width: 40rem) 72vw, 384px"
      alt=""
      eager
    />
    <ol>
      {categories?.slice(0, presets).map(({ _id, name, href }, at) => (
        <li key={_id} className={presetOf(at)}>
          <Link to={href} tabIndex={-1}>
            {name}
          </Link>
        </li>
      ))}
    </ol>
  </div>
)
