/**
 * Names of the categories to which projects can be narrowed, besides All: of those that there are,
 * the ones that the setting names. Where the categories can't be had, it is the setting itself (the
 * specification, error catalogue).
 * @param categories names of all categories; undefined while they are read, null where they failed
 */
export function filtersOf(
  categories: string[] | null | undefined,
  offered: string[],
): string[] | undefined {
  if (categories === undefined) return undefined
  return categories === null ? offered : categories.filter((name) => offered.includes(name))
}
