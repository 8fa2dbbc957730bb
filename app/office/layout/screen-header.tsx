import type { ReactNode } from 'react'

type ScreenHeaderProps = { title: string; description: string; action?: ReactNode }

/** The card above a screen's content: what it is about, and the way to add to it. */
export function ScreenHeader({ title, description, action }: ScreenHeaderProps) {
  return (
    <header className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-surface px-5 py-4">
      <title>{`${title} · Darya Studio`}</title>
      <div className="mr-auto">
        <h1 className="font-display text-2xl/8 font-semibold">{title}</h1>
        <p className="mt-0.5 max-w-prose text-sm text-pretty text-muted">{description}</p>
      </div>
      {action}
    </header>
  )
}
