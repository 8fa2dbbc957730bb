import type { ReactNode } from 'react'

type ScreenHeaderProps = { title: string; description: string; action?: ReactNode }

/** The card above a screen's content: what it is about, and the way to add to it. */
export function ScreenHeader({ title, description, action }: ScreenHeaderProps) {
  return (
    <header className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 rounded-lg border border-line bg-surface px-4 py-3">
      <title>{`${title} · Darya Studio`}</title>
      <h1 className="text-xl/7 font-semibold">{title}</h1>
      {/* Beside the title alone on a phone, where the description needs all of the width. */}
      <div className="col-start-2 empty:hidden sm:row-span-2">{action}</div>
      <p className="col-start-1 col-end-3 max-w-[80ch] text-sm text-pretty text-muted max-sm:mt-1 sm:col-end-2">
        {description}
      </p>
    </header>
  )
}
