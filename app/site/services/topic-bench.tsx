/**
 * How everything is built, as five things on the bench of one workshop while its site is made, each with the number of
 * its row: side by side, each above its words, and on a telephone close together. The style sheet says where they lie,
 * and marks the one whose row is pointed at or open.
 */
import small from '../assets/mending-750.avif'
import fallback from '../assets/mending-750.webp'
import large from '../assets/mending-1500.avif'
import smallInLine from '../assets/mending-in-line-960.avif'
import fallbackInLine from '../assets/mending-in-line-960.webp'
import largeInLine from '../assets/mending-in-line-1920.avif'

const inLine = { media: '(min-width: 48rem)', width: 1920, height: 800 }

export const TopicBench = ({ marks }: { marks: number }) => (
  <div className="topic-bench" aria-hidden="true">
    <picture>
      <source
        {...inLine}
        type="image/avif"
        srcSet={`${smallInLine} 960w, ${largeInLine} 1920w`}
        sizes="90vw"
      />
      <source {...inLine} srcSet={fallbackInLine} />
      <source type="image/avif" srcSet={`${small} 750w, ${large} 1500w`} sizes="90vw" />
      <img className="plate" src={fallback} width={1500} height={1600} alt="" loading="lazy" />
    </picture>
    {Array.from({ length: marks }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their number, and none is ever added
      <i key={at} className="topic-mark" />
    ))}
  </div>
)
