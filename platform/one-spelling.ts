/** Telling texts that look alike from texts that are alike. Browser-safe. */

/**
 * Characters that show nothing: controls, unassigned ones, those that Unicode wants ignored where they
 * can't be shown, and the empty pattern of Braille.
 */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * True for text without a second spelling of its characters, such as letters of full width or a letter
 * and its accent apart, and without any that nobody sees: what must be told apart by people, or is
 * one and the same to other programs.
 */
export const hasOneSpelling = (value: string) =>
  value === value.normalize('NFKC') && !unseen.test(value)

/** Alphabets with letters that look like Latin ones. */
const likeLatin = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u

/** True unless Latin letters stand beside those of an alphabet in which some look the same. */
export const hasOneAlphabet = (value: string) =>
  !/\p{Script=Latin}/u.test(value) || !likeLatin.test(value)
