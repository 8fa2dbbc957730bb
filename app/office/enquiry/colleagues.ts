/** Who enquiries can be given to. */
import { useQuery } from '@tanstack/react-query'
import { userList } from '#app/office/users/user.calls.ts'
import type { FilterOption } from '#app/ui/data-table/table-filter.tsx'

/** Every account that can sign in, by id and name; empty until they are known. */
export function useColleagues(): FilterOption[] {
  const { data = [] } = useQuery(userList)
  return data.map(({ _id, fullName, username }) => ({ value: _id, label: fullName || username }))
}

/** The name behind `id`; whoever isn't among the accounts has left. */
export const nameIn = (colleagues: FilterOption[], id: string) =>
  colleagues.find(({ value }) => value === id)?.label ?? 'A former colleague'
