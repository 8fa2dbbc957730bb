import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { currentSession } from '#app/office/session/session.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { topDialog, useTopDialog } from '#app/ui/open-dialogs.ts'

type LeaveGuardProps = {
  hasUnsavedChanges: boolean
  /** Called when someone leaves all the same. */
  onDiscard?: () => void
}

/** What the screen on show would lose; `discard` says that it may. */
let unsaved: { discard: () => void } | null = null
const listeners = new Set<() => void>()

function note(next: typeof unsaved) {
  unsaved = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Asks before a screen is left whose changes are not saved: by a question of ours within the office,
 * by the browser's own where the page itself goes. Signing out asks nothing.
 */
export function LeaveGuard({ hasUnsavedChanges, onDiscard }: LeaveGuardProps) {
  const latest = useRef(onDiscard)
  useEffect(() => {
    latest.current = onDiscard
  })
  useEffect(() => {
    if (!hasUnsavedChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    note({ discard: () => latest.current?.() })
    addEventListener('beforeunload', warn)
    return () => {
      note(null)
      removeEventListener('beforeunload', warn)
    }
  }, [hasUnsavedChanges])
  return null
}

/**
 * Holds back whoever leaves a screen, in the one place that the router has for it: Back closes the
 * dialog on top, as Escape does, and stays; else whatever a `LeaveGuard` guards is asked about. It
 * is there only when there is something to hold back for: while it is, the router warns of links
 * within the page.
 */
export function Leaving() {
  const isUnsaved = useSyncExternalStore(subscribe, () => unsaved !== null)
  const hasDialog = useTopDialog() !== null
  return isUnsaved || hasDialog ? <Blocker /> : null
}

function Blocker() {
  const closing = useRef<HTMLDialogElement>(null)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (!currentSession()) return false
    closing.current = historyAction === 'POP' ? topDialog() : null
    return (
      closing.current !== null ||
      (unsaved !== null && currentLocation.pathname !== nextLocation.pathname)
    )
  })
  useEffect(() => {
    if (blocker.state !== 'blocked' || !closing.current) return
    blocker.reset()
    closing.current.dispatchEvent(new Event('cancel', { cancelable: true }))
  }, [blocker])
  if (blocker.state !== 'blocked' || closing.current) return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirm="Discard"
      pending={false}
      onConfirm={() => {
        unsaved?.discard()
        blocker.proceed()
      }}
      onClose={() => blocker.reset()}
    >
      What you changed on this screen is not saved yet.
    </ConfirmDialog>
  )
}
