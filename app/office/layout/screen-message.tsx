import type { ReactNode } from 'react'

type ScreenMessageProps = { title: string; children: ReactNode; action?: ReactNode }

/** Stands in place of a screen that can't be shown. */
export function ScreenMessage({ title, children, action }: ScreenMessageProps) {
  return (
    <div className="grid max-w-prose justify-items-start gap-3 py-10">
      <title>{`${title} · Darya Studio`}</title>
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="text-muted">{children}</p>
      {action}
    </div>
  )
}
