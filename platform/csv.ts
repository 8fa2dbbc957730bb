/** Tables for spreadsheets. */

/** What a spreadsheet would take for the beginning of a formula and run. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * CSV (RFC 4180) of a header and rows. A value that a spreadsheet would run as a formula is written
 * behind an apostrophe, which makes it text.
 */
export function csvOf(header: string[], rows: (string | number | Date | null)[][]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number | Date | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = value instanceof Date ? value.toISOString() : value
  const safe = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
