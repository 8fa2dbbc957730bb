/** The value of a field for one picture, and the rules that it must keep. */
import * as z from 'zod'
import { type ImageRules, maxImageBytes } from '#platform/media/image-limits.ts'

/** A newly chosen file, the address of the picture that is there, or none. */
export type ImageValue = File | string | null

/** @param missing what is said where there is no picture */
export const imageValue = (missing: string, rules: ImageRules) =>
  z
    .custom<ImageValue>()
    .refine((value) => Boolean(value), { error: missing, abort: true })
    .superRefine((value, check) => {
      const message = value instanceof File && imageRefusal(value, rules)
      if (message) check.addIssue({ code: 'custom', message })
    })

/** What is wrong with a chosen file under `rules`, or nothing. */
export function imageRefusal({ type, size }: File, rules: ImageRules): string | undefined {
  if (!isOneOf(rules.types, type)) return rules.wrongType
  return size > maxImageBytes ? rules.tooLarge : undefined
}

const isOneOf = (types: readonly string[], type: string) => types.includes(type)
