import type { ReactNode } from 'react'
import { IconButton } from '#app/ui/button.tsx'

export type RowAction = {
  verb: string
  icon: ReactNode
  /** Why it can't be done: the button is shown, does nothing and says this. */
  unavailable?: string | undefined
  onPress: () => void
}

/** One button for each action, named by verb and record: `Edit Fintrack`. */
export function RowActions({ name, actions }: { name: string; actions: RowAction[] }) {
  return (
    <div className="-mr-2 flex justify-end max-sm:mr-0 sm:gap-0.5">
      {actions.map(({ verb, icon, unavailable, onPress }) => (
        <IconButton
          key={verb}
          label={`${verb} ${name}`}
          icon={icon}
          unavailable={unavailable}
          onClick={onPress}
        />
      ))}
    </div>
  )
}
