import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '#app/ui/spinner.tsx'

const looks = {
  primary: 'bg-ink text-inverse hover:bg-ink/85',
  secondary: 'border border-field/60 bg-surface text-ink hover:bg-hover',
  quiet: 'text-muted hover:bg-hover hover:text-ink',
  danger: 'bg-danger-fill text-on-danger hover:bg-danger-fill-hover',
}

const common =
  'inline-flex items-center justify-center rounded-md font-medium whitespace-nowrap transition-colors select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-45 disabled:opacity-45 disabled:pointer-events-none'

export type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof looks
  /** Under way: the button keeps its focus and does nothing until it is over. */
  pending?: boolean
  /** Why it can't be pressed: the button stays in reach and says this. */
  unavailable?: string | undefined
}

export function Button(props: ButtonProps) {
  const { look = 'secondary', pending, unavailable, className = '', ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      {...heldWhile(pending, rest.onClick)}
      {...(unavailable && { 'aria-disabled': true, title: unavailable, onClick: undefined })}
      className={`${common} ${looks[look]} h-control gap-2 px-3.5 text-sm ${className}`}
    >
      {pending && <Spinner />}
      {rest.children}
    </button>
  )
}

/** A link that looks like a button, for what leads somewhere else. */
export function ButtonLink({ className = '', ...link }: ComponentProps<'a'>) {
  return (
    <a
      {...link}
      className={`${common} ${looks.secondary} h-control gap-2 px-3.5 text-sm ${className}`}
    />
  )
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What pressing it does, and to what: the button's name. */
  label: string
  icon: ReactNode
  /** Why it can't be pressed: the button stays in reach and says this. */
  unavailable?: string | undefined
}

/** A square button with an icon; its name is also its tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, unavailable, className = '', ...rest } = props
  return (
    <button
      type="button"
      aria-label={label}
      title={unavailable ?? label}
      {...rest}
      {...(unavailable && { 'aria-disabled': true, onClick: undefined })}
      className={`${common} ${looks.quiet} size-target ${className}`}
    >
      {icon}
    </button>
  )
}

/** A disabled button would lose the focus, and with it the place of whoever uses the keyboard. */
function heldWhile(pending: boolean | undefined, onClick: ComponentProps<'button'>['onClick']) {
  return {
    'aria-disabled': pending || undefined,
    'aria-busy': pending || undefined,
    onClick: pending ? (event: MouseEvent) => event.preventDefault() : onClick,
  }
}
