/** Buttons that narrow the projects to one category. */
import { useEffect, useRef } from 'react'
import { allCategories } from '#app/site/sections/portfolio-cards.ts'
import { ScrollArrows } from '#app/site/sections/scroll-arrows.tsx'
import { useScrollEnds } from '#app/site/sections/use-scroll-ends.ts'

type FilterChipsProps = {
  /** Names of categories, without All; undefined while they are read. */
  filters: string[] | undefined
  /** How many placeholders stand in their place until then. */
  placeholders: number
  chosen: string
  /** Whether the arrows stand there also where everything fits. */
  arrows?: boolean
  onChoose(category: string): void
}

/**
 * A form that the browser sends to the projects page by itself where no script runs. The bar
 * scrolls where it is too narrow, also by arrows.
 */
export function FilterChips(props: FilterChipsProps) {
  const { filters, placeholders, chosen, arrows = false, onChoose } = props
  const bar = useRef<HTMLFieldSetElement>(null)
  const { ends, look, move } = useScrollEnds(bar)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other chips have another width
  useEffect(look, [look, filters])
  return (
    <form
      action="/projects"
      className="chips"
      data-left={ends.left ? '' : undefined}
      data-right={ends.right ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        onChoose((submitter as HTMLButtonElement | null)?.value ?? allCategories)
      }}
    >
      <fieldset ref={bar} onScroll={look} aria-busy={filters === undefined}>
        <legend className="visually-hidden">Show projects of</legend>
        {filters
          ? [allCategories, ...filters].map((category) => (
              <button
                key={category}
                type="submit"
                name="category"
                value={category}
                className="chip"
                aria-pressed={category === chosen}
              >
                {category}
              </button>
            ))
          : Array.from({ length: placeholders }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
              <span key={at} className="chip" data-skeleton="" />
            ))}
      </fieldset>
      {(arrows || ends.left || ends.right) && (
        <ScrollArrows of="filters " ends={ends} move={move} />
      )}
    </form>
  )
}
