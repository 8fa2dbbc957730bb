import { useQuery } from '@tanstack/react-query'
import { categoryList } from '#app/office/category/category.calls.ts'

type Named = { _id: string; name: string }

/**
 * The categories as choices of a form.
 * @param present the one that a record is filed under, offered before the others have been read
 */
export function useCategoryOptions(present?: Named) {
  const { data: categories = [] } = useQuery(categoryList)
  const isListed = categories.some(({ _id }) => _id === present?._id)
  const all: Named[] = present && !isListed ? [present, ...categories] : categories
  return all.map(({ _id, name }) => ({ value: _id, label: name }))
}
