import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { handFocusOn } from '#app/ui/hand-focus-on.ts'

export type StateMessageProps = {
  icon?: ReactNode
  title: string
  /** Why, and what to do next. */
  children?: ReactNode
  action?: { label: string; onPress: () => void; pending?: boolean }
}

/** Stands where there is nothing to show: none there yet, none found, or a failure. */
export function StateMessage({ icon, title, children, action }: StateMessageProps) {
  return (
    <div className="grid justify-items-center px-6 py-12 text-center">
      {icon && (
        <span className="mb-3 grid size-9 place-items-center rounded-full bg-hover text-muted">
          {icon}
        </span>
      )}
      <p className="text-sm font-medium wrap-anywhere">{title}</p>
      {children && <p className="mt-1 max-w-prose text-sm text-pretty text-muted">{children}</p>}
      {action && (
        <Button
          ref={handFocusOn}
          className="mt-4"
          pending={action.pending ?? false}
          onClick={action.onPress}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}
