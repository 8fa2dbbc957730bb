import { useQuery } from '@tanstack/react-query'
import { categoryList } from '#app/office/category/category.calls.ts'
import { CheckField } from '#app/ui/check-field.tsx'

type FilterChoiceProps = { value: string[]; onChange: (names: string[]) => void }

/**
 * Which categories the portfolio can be narrowed down to. A name that no category has any more is
 * shown as long as it is ticked, so that it can be taken away.
 */
export function FilterChoice({ value, onChange }: FilterChoiceProps) {
  const { data: categories = [] } = useQuery(categoryList)
  const known = categories.map(({ name }) => name)
  const gone = value.filter((name) => !known.includes(name))
  const toggle = (name: string, isOffered: boolean) =>
    onChange(isOffered ? [...value, name] : value.filter((other) => other !== name))
  return (
    <fieldset>
      <legend className="text-sm font-medium">Portfolio filter</legend>
      <p className="mt-0.5 mb-1.5 text-xs text-muted">
        The categories that visitors can choose besides All, in the order of the categories.
      </p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {[...known, ...gone].map((name) => (
          <CheckField
            key={name}
            name="portfolioFilters"
            label={
              gone.includes(name) && categories.length > 0 ? `${name} (no category any more)` : name
            }
            checked={value.includes(name)}
            onChange={(isOffered) => toggle(name, isOffered)}
          />
        ))}
      </div>
    </fieldset>
  )
}
