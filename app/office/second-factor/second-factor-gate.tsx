import { useState } from 'react'
import { ScreenMessage } from '#app/office/layout/screen-message.tsx'
import { SecondFactorDialog } from '#app/office/second-factor/second-factor-dialog.tsx'
import { Button } from '#app/ui/button.tsx'

/** Stands in for every screen until whoever must have a second factor has set it up. */
export function SecondFactorGate({ onDone }: { onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ScreenMessage
        title="Two-factor sign-in is needed"
        action={
          <Button look="primary" onClick={() => setIsOpen(true)}>
            Set it up
          </Button>
        }
      >
        Your role requires a code from an app on your phone besides your password.
      </ScreenMessage>
      {isOpen && (
        <SecondFactorDialog
          onClose={() => {
            setIsOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
