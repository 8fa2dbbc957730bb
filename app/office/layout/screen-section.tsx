import { type ReactNode, useId } from 'react'

type ScreenSectionProps = {
  /** Of its heading, by which something leads to the section. */
  headingId?: string | undefined
  title: string
  description: string
  /** Stands below the description. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a screen: what it is about on the left, where there is room, and the thing itself. */
export function ScreenSection(props: ScreenSectionProps) {
  const { title, description, action, children } = props
  const ownId = useId()
  const id = props.headingId ?? ownId
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 rounded-lg border border-line bg-surface p-4 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <header>
        <h2 id={id} tabIndex={-1} className="text-base font-semibold">
          {title}
        </h2>
        <p className="mt-0.5 text-sm text-pretty text-muted">{description}</p>
        {action && <div className="mt-3">{action}</div>}
      </header>
      <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
    </section>
  )
}
