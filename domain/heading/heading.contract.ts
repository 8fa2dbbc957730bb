/** The alert heading: one line that staff show on the dashboard. Browser-safe. */
import * as z from 'zod'
import type { HeadingRow } from '#domain/heading/heading.store.ts'
import { recordShape, recordView } from '#domain/record-view.ts'
import { text } from '#platform/text.ts'

export const headingLimit = 255

export const headingMessages = {
  empty: 'This field cannot be empty.',
  characters: 'Special characters like <, >, =, `, &, %, $, etc., are not allowed.',
  tooLong: "Please don't enter more than 255 characters.",
} as const

const forbidden = /[<>=`&%$;'[\]{}]/

export const headingChange = z.strictObject({
  textField: text(headingMessages.empty, headingLimit, headingMessages.tooLong)
    .min(1, headingMessages.empty)
    .refine((value) => !forbidden.test(value), headingMessages.characters),
})

/** What any caller sees. Before a heading was first set there is no record, only an empty text. */
export const headingShape = recordShape
  .partial()
  .extend({ textField: z.string(), version: recordShape.shape.version })
export type HeadingView = z.infer<typeof headingShape>
export const viewHeading = (row: HeadingRow | undefined): HeadingView =>
  row ? { ...recordView(row), textField: row.textField } : { textField: '', version: 0 }
