/** The tones of the threads with which khussas are worked. */

/** Nine tones of one thread, from its shadow to its glint. */
export type Thread = readonly string[]

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** A color between two. */
export const mix = (from: string, to: string, part: number): string => {
  const [a, b] = [channels(from), channels(to)]
  return `#${a
    .map((value, at) =>
      Math.round(value + ((b[at] ?? 0) - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A thread by its shadow, its own color and its glint. */
export const spun = (shade: string, own: string, glint: string): Thread =>
  Array.from({ length: 9 }, (_, at) =>
    at < 5 ? mix(shade, own, at / 4) : mix(own, glint, (at - 4) / 4),
  )
