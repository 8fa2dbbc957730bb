/** What may be asked of a list that comes in pages. Browser-safe. */

/** The last page that may be asked for, whether there is one or not. */
export const lastPage = 1_000_000

/** UTF-16 units of the longest text that a list may be searched for. */
export const longestSearch = 200
