/** Whether the visitor has asked their system for less motion. Browser only. */
export const prefersStillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
