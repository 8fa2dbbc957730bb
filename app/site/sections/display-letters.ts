/** What the display face can write. */

/** Whether it has what `text` is written in: Latin letters, digits and the signs between them. */
export const isInFace = (text: string): boolean =>
  /^[\p{Script=Latin}\d\s\p{P}\p{Sc}+|~]+$/u.test(text)
