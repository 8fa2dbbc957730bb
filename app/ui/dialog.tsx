/** Modal dialogs with the browser's own semantics: everything behind them is out of reach. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useModal } from '#app/ui/use-modal.ts'

const widths = { small: 'max-w-md', medium: 'max-w-lg', large: 'max-w-4xl' }

/** The question before something is lost, and the two answers to it. */
type LossQuestion = { text: string; stay: string; leave: string }

const aboutChanges: LossQuestion = {
  text: 'Discard your changes?',
  stay: 'Keep editing',
  leave: 'Discard',
}

export type DialogProps = {
  title: string
  /** What the dialog is for, read out with its title. */
  description?: ReactNode
  width?: keyof typeof widths
  /** Asks before closing. */
  hasUnsavedChanges?: boolean
  /** What it asks then, where there is more to lose than changes. */
  question?: LossQuestion
  /** Stands in the foot, opposite the buttons. */
  status?: ReactNode
  /** Buttons beside `Close`. */
  actions?: ReactNode
  onClose: () => void
  children?: ReactNode
}

/**
 * Open as long as it is mounted. The focus goes to the first control inside and returns to where it
 * was. Escape, a press outside and the button `Close` call `onClose`, after a question if there are
 * unsaved changes.
 */
export function Dialog(props: DialogProps) {
  const { title, description, width = 'medium', hasUnsavedChanges = false, onClose } = props
  const id = useId()
  const dialog = useModal()
  const [isAsking, setIsAsking] = useState(false)
  const askingAboutLoss = isAsking && hasUnsavedChanges
  useWarningBeforeLeaving(hasUnsavedChanges)

  const requestClose = () => {
    if (!hasUnsavedChanges) onClose()
    else setIsAsking((asking) => !asking)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    // One dialog closes at a time where one stands inside another.
    event.stopPropagation()
    requestClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] ${widths[width]} rounded-xl border border-line bg-raised text-ink shadow-raised backdrop:bg-[rgb(11_13_18/0.55)]`}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault()
        // React hands it on to the dialog around this one, too.
        event.stopPropagation()
        requestClose()
      }}
      onPointerDown={(event) => event.target === dialog.current && requestClose()}
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="grid gap-1 px-5 pt-4 pb-3 max-sm:px-4">
          <h2 id={`${id}-title`} className="text-lg/7 font-semibold text-pretty">
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className="text-sm text-muted">
              {description}
            </p>
          )}
        </div>
        {props.children && (
          <div data-scrolls className="overflow-y-auto px-5 pb-5 max-sm:px-4">
            {props.children}
          </div>
        )}
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-sunken px-5 py-3 max-sm:px-4 max-sm:[&>button]:grow">
          {askingAboutLoss ? (
            <AskAboutLoss
              question={props.question ?? aboutChanges}
              onStay={() => setIsAsking(false)}
              onLeave={onClose}
            />
          ) : (
            <>
              {props.status}
              <Button onClick={requestClose}>Close</Button>
              {props.actions}
            </>
          )}
        </div>
      </div>
    </dialog>
  )
}

type AskAboutLossProps = { question: LossQuestion; onStay: () => void; onLeave: () => void }

function AskAboutLoss({ question, onStay, onLeave }: AskAboutLossProps) {
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    stay.current?.focus()
  }, [])
  return (
    <>
      <p className="mr-auto text-sm font-medium max-sm:w-full" aria-live="polite">
        {question.text}
      </p>
      <Button ref={stay} onClick={onStay}>
        {question.stay}
      </Button>
      <Button look="danger" onClick={onLeave}>
        {question.leave}
      </Button>
    </>
  )
}

function useWarningBeforeLeaving(hasUnsavedChanges: boolean) {
  useEffect(() => {
    if (!hasUnsavedChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasUnsavedChanges])
}
