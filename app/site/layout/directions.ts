import type { PublicSettings } from '#domain/settings/settings.contract.ts'

/** A public map that shows the way to the office. */
export const directionsUrl = ({ latitude, longitude }: PublicSettings): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=13/${latitude}/${longitude}`

/** Rings the agency up. */
export const phoneUrl = ({ phone }: PublicSettings): string => `tel:${phone.replace(/[^+\d]/g, '')}`
