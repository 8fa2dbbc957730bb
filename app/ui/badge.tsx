import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-hover text-muted',
  strong:
    'border border-line bg-surface text-ink before:mr-1.5 before:size-1.5 before:rounded-full before:bg-accent',
  success: 'bg-success-wash text-success',
  caution: 'bg-caution-wash text-caution',
  danger: 'bg-danger-wash text-danger',
}

export type BadgeTone = keyof typeof tones

/** A word or two on the state of something. Its tone repeats what the words say. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-6 items-center rounded-full px-2.5 text-xs font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
