const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** A day in the en-US long form, in the reader's time zone: `November 21, 2026`. */
export const longDate = (iso: string) => format.format(new Date(iso))

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day that is stored as midnight UTC: the same day in every time zone. */
export const longDay = (iso: string) => dayFormat.format(new Date(iso))

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium' })

/** A moment in the reader's time zone: `November 21, 2026 at 4:05:09 PM`. */
export const longTime = (iso: string) => timeFormat.format(new Date(iso))
