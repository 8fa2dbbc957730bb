/** Tables for spreadsheets. */

/** What a spreadsheet would take for the beginning of a formula and run. */
const formulaStart = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/
/**
 * Where the list separator is a semicolon, a spreadsheet takes what follows one for a cell of its own,
 * and leaves out quotes and spaces at its beginning.
 */
const formulaAfterSeparator = /;(?=["\s]*[=+\-@＝＋－＠])/g

type Cell = string | number | Date | null

/**
 * CSV (RFC 4180) of a header and rows. A value that a spreadsheet would run as a formula is written
 * behind an apostrophe, which makes it text.
 */
export const csvOf = (header: string[], rows: Cell[][]): string => csvLines([header, ...rows])

/** A part of such a file, for one that is written part by part. */
export const csvLines = (rows: Cell[][]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = value instanceof Date ? value.toISOString() : value
  const started = formulaStart.test(text) ? `'${text}` : text
  const safe = started.replaceAll(formulaAfterSeparator, ";'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
