const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** A day in the en-US long form, in the reader's time zone: `November 21, 2026`. */
export const longDate = (iso: string) => format.format(new Date(iso))

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day that is stored as midnight UTC: the same day in every time zone. */
export const longDay = (iso: string) => dayFormat.format(new Date(iso))

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium' })

/** Seconds of each unit of an age, the longest first. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago a moment was, in its largest unit: `3 days`; the last minute is `just now`. */
export function ageOf(iso: string, now = Date.now()): string {
  const seconds = (now - Date.parse(iso)) / 1000
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? []
  if (!unit) return 'just now'
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / length),
  )
}

/** A moment in the reader's time zone: `November 21, 2026 at 4:05:09 PM`. */
export const longTime = (iso: string) => timeFormat.format(new Date(iso))
