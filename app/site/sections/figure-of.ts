/** The number that a sentence turns on. */

/** Words that follow a number without saying what it counts. */
const joining = /^(?:a|and|are|at|by|from|had|has|have|in|is|of|on|or|out|to|was|were|with)$/

/** Characters. A longer line across a telephone would be little larger than the words around it. */
const longestLine = 13

const counted =
  /(?<![\p{L}\d.,])((?:Rs\.? ?|\p{Sc})?\d(?:[\d.,:/–-]*\d)?)(?![\p{L}\d])(?: (per cent|\p{Ll}+)(?: in \d+)?)?/u

export type Sentence = {
  before: string
  /** Empty where the sentence has no number. */
  figure: string
  after: string
}

/**
 * `sentence` in three parts that make it up. Its figure is the first number with what it counts, “4
 * days”, “1.1 million” or “1 pair in 16”, but alone where that would be too long for one line; the
 * sign that follows belongs to it, and so does an ending of one or two words, for which there is
 * room.
 */
export function aroundFigure(sentence: string): Sentence {
  const match = counted.exec(sentence)
  if (!match) return { before: sentence, figure: '', after: '' }
  const [whole, number = '', unit = ''] = match
  const figure = joining.test(unit) || whole.length > longestLine ? number : whole
  const [, sign = '', rest = ''] =
    /^([^\s\p{L}\d]*)(.*)$/su.exec(sentence.slice(match.index + figure.length)) ?? []
  const before = sentence.slice(0, match.index)
  const ending = figure + sign + rest
  const isShort = ending.length <= longestLine && rest.trim().split(' ').length <= 2
  return isShort
    ? { before, figure: ending, after: '' }
    : { before, figure: figure + sign, after: rest }
}
