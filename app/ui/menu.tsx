import { type ReactNode, useId } from 'react'

type MenuProps = {
  /** What the button says. */
  label: string
  icon: ReactNode
  children: ReactNode
}

/**
 * A button with a few actions below it at the right edge of the window. The browser closes them on
 * Escape and on a press elsewhere, and gives the focus back to the button; going on by Tab closes
 * them too.
 */
export function Menu({ label, icon, children }: MenuProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex h-control min-w-target items-center justify-center gap-2 rounded-md px-2.5 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink"
      >
        {icon}
        <span className="max-sm:sr-only">{label}</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus goes */}
      <div
        id={id}
        popover="auto"
        onBlur={({ currentTarget, relatedTarget }) => {
          // Gone on by Tab: what the menu covers must not have the focus unseen.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
        className="fixed top-15 right-4 left-auto m-0 min-w-56 rounded-lg border border-line bg-raised p-1.5 text-ink shadow-raised"
      >
        {children}
      </div>
    </>
  )
}
