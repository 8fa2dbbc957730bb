/**
 * The pattern for `ilike` that finds `text` anywhere in a column: what LIKE would read as a
 * wildcard stands for itself.
 */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
