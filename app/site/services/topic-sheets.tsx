/**
 * How everything is built, as five things from the making of one workshop's site: its page, the jobs
 * behind it, where its words are changed, a receipt, and another page on two screens. The style sheet lifts
 * the one whose row is pointed at or open.
 */
import { Plate } from '#app/site/sections/plate.tsx'

const files = import.meta.glob<string>('../assets/topic-*.{avif,webp}', {
  eager: true,
  import: 'default',
})

/** In the order of the rows, from above, with their sizes in pixels. */
const sheets = [
  { name: 'front', width: 1080, height: 760 },
  { name: 'back', width: 960, height: 700 },
  { name: 'words', width: 800, height: 660 },
  { name: 'sale', width: 500, height: 660 },
  { name: 'widths', width: 1060, height: 800 },
]

const file = (name: string, rest: string): string => files[`../assets/topic-${name}-${rest}`] ?? ''

export const TopicSheets = () => (
  <div className="topic-sheets" aria-hidden="true">
    {sheets.map(({ name, width, height }) => (
      <div key={name} className="sheet">
        <Plate
          files={{
            small: file(name, `${width / 2}.avif`),
            large: file(name, `${width}.avif`),
            fallback: file(name, `${width / 2}.webp`),
          }}
          width={width}
          height={height}
          sizes={`(min-width: 48rem) ${Math.round(width / 27)}vw, ${Math.round(width / 13.5)}vw`}
          alt=""
        />
      </div>
    ))}
  </div>
)
