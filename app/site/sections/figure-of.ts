/** The number that a text turns on. */

/** Words that follow a number without saying what it counts. */
const joining = /^(?:a|and|are|at|by|from|had|has|have|in|is|of|on|or|out|to|was|were|with)$/

/**
 * The first number of `text` with what it counts: “4 days”, “1.1 million”, “38 per cent”, “1 pair in
 * 16”. Undefined where there is none.
 */
export function figureOf(text: string): string | undefined {
  const [found, number, unit = ''] =
    /(?<![\p{L}\d.,])(\d(?:[\d.,]*\d)?)(?![\p{L}\d])(?: (per cent|\p{Ll}+)(?: in \d+)?)?/u.exec(
      text,
    ) ?? []
  return joining.test(unit) ? number : found
}
