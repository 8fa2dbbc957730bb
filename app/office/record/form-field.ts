/** How a form declares its fields. */
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { RowColumn } from '#app/office/record/rows-field.tsx'
import type { ImageRules } from '#platform/media/image-limits.ts'

type Common<Values extends FieldValues> = {
  /** The field of the API. */
  name: FieldPath<Values>
  label: string
  hint?: string
  optional?: boolean
  /** Stands in the panel beside the other fields. */
  isAside?: boolean
  /** Shares its line with the next one where there is room: for short values. */
  isHalf?: boolean
}

export type FormField<Values extends FieldValues> = Common<Values> &
  (
    | {
        kind: 'text'
        type?: 'text' | 'url' | 'email' | 'tel' | 'date' | 'color'
        autoComplete?: string
      }
    | { kind: 'newPassword' }
    | {
        kind: 'textarea'
        /** Characters that the counter counts up to. */
        max: number
        /** What the counter calls them; without it, it is numbers only. */
        unit?: string
        rows?: number
      }
    | {
        kind: 'select'
        /** Stands for none, where none may be chosen. */
        placeholder?: string
        options: readonly { value: string; label: string; unavailable?: string | undefined }[]
      }
    | {
        kind: 'lines'
        rows?: number
      }
    | { kind: 'color' }
    | {
        kind: 'rows'
        /** What a row is called: `feature`. */
        noun: string
        columns: readonly RowColumn[]
      }
    | {
        kind: 'images'
        rules: ImageRules
        max: number
        tooMany: string
      }
    | {
        kind: 'image'
        /** MIME types to offer. */
        accept: readonly string[]
      }
    | {
        kind: 'custom'
        /** A control of its own for a value that no input holds. */
        control: (value: unknown, onChange: (value: unknown) => void) => ReactNode
        /** The value in words. */
        show: (value: unknown) => string
      }
  )
