import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { currentSession } from '#app/office/session/session.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

type LeaveGuardProps = {
  hasUnsavedChanges: boolean
  /** Called when someone leaves all the same. */
  onDiscard?: () => void
}

/**
 * Asks before a screen is left whose changes are not saved: by a question of ours within the office,
 * by the browser's own where the page itself goes. Signing out asks nothing.
 */
export function LeaveGuard({ hasUnsavedChanges, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges &&
      currentSession() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!hasUnsavedChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasUnsavedChanges])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirm="Discard"
      pending={false}
      onConfirm={() => {
        onDiscard?.()
        blocker.proceed()
      }}
      onClose={() => blocker.reset()}
    >
      What you changed on this screen is not saved yet.
    </ConfirmDialog>
  )
}
