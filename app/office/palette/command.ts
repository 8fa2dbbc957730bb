import type { ReactNode } from 'react'

/** Something that the palette offers. */
export type Command = {
  /** Unlike that of every other, and without a space: its element is named by it. */
  id: string
  label: string
  /** What tells it from others of the same label: `Project`, `PRJ-0007`. */
  hint?: string
  icon: ReactNode
  run: () => void
}

/** Commands under one heading. */
export type CommandGroup = { label: string; commands: Command[] }

/** True where each word of `text` begins or stands in the command's label or hint, in any case. */
export function isMeant({ label, hint = '' }: Command, text: string): boolean {
  const offered = `${label} ${hint}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => offered.includes(word))
}
