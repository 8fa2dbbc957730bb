import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { currentSession } from '#app/office/session/session.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { topDialog } from '#app/ui/open-dialogs.ts'

type LeaveGuardProps = {
  hasUnsavedChanges: boolean
  /** Called when someone leaves all the same. */
  onDiscard?: () => void
}

/** What the screen on show would lose. */
let unsaved: Pick<LeaveGuardProps, 'onDiscard'> | null = null

/**
 * Asks before a screen is left whose changes are not saved: by a question of ours within the office,
 * by the browser's own where the page itself goes. Signing out asks nothing.
 */
export function LeaveGuard({ hasUnsavedChanges, onDiscard }: LeaveGuardProps) {
  useEffect(() => {
    unsaved = hasUnsavedChanges ? { ...(onDiscard && { onDiscard }) } : null
    return () => {
      unsaved = null
    }
  })
  useEffect(() => {
    if (!hasUnsavedChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasUnsavedChanges])
  return null
}

/**
 * Holds back whoever leaves a screen, since the router knows only one blocker: Back closes the
 * dialog on top, as Escape does, and stays; else whatever a `LeaveGuard` guards is asked about.
 */
export function Leaving() {
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
        unsaved?.onDiscard?.()
        blocker.proceed()
      }}
      onClose={() => blocker.reset()}
    >
      What you changed on this screen is not saved yet.
    </ConfirmDialog>
  )
}
