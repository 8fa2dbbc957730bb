const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** A day in the en-US long form, in the reader's time zone: `November 21, 2026`. */
export const longDate = (iso: string) => format.format(new Date(iso))
