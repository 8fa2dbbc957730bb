/** Buttons that narrow the projects to one category. */
import { allCategories } from '#app/site/sections/portfolio-cards.ts'

type FilterChipsProps = {
  /** Names of categories, without All. */
  filters: string[]
  chosen: string
  onChoose(category: string): void
}

/** A form that the browser sends to the projects page by itself where no script runs. */
export function FilterChips({ filters, chosen, onChoose }: FilterChipsProps) {
  return (
    <form
      action="/projects"
      className="chips"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        onChoose((submitter as HTMLButtonElement | null)?.value ?? allCategories)
      }}
    >
      <fieldset>
        <legend className="visually-hidden">Show projects of</legend>
        {[allCategories, ...filters].map((category) => (
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
        ))}
      </fieldset>
    </form>
  )
}
