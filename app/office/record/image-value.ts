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
    .refine((value) => !(value instanceof File) || isOneOf(rules.types, value.type), {
      error: rules.wrongType,
      abort: true,
    })
    .refine((value) => !(value instanceof File) || value.size <= maxImageBytes, rules.tooLarge)

const isOneOf = (types: readonly string[], type: string) => types.includes(type)
