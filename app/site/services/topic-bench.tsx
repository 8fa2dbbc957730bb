/**
 * How everything is built, as five things on the bench of one workshop while its site is made, each with the number of
 * its row. The style sheet says where they lie, and marks the one whose row is pointed at or open.
 */
import { Plate } from '#app/site/sections/plate.tsx'
import small from '../assets/mending-750.avif'
import fallback from '../assets/mending-750.webp'
import large from '../assets/mending-1500.avif'

export const TopicBench = ({ marks }: { marks: number }) => (
  <div className="topic-bench" aria-hidden="true">
    <Plate
      files={{ small, large, fallback }}
      width={1500}
      height={1600}
      sizes="(min-width: 48rem) 44vw, 90vw"
      alt=""
    />
    {Array.from({ length: marks }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their number, and none is ever added
      <i key={at} className="topic-mark" />
    ))}
  </div>
)
