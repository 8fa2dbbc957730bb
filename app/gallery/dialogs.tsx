/** Dialogs, each behind the button that opens it. */
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'

const kinds = ['Plain dialog', 'Dialog with changes', 'Question', 'Question under way'] as const

export function Dialogs() {
  const [open, setOpen] = useState<(typeof kinds)[number]>()
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-3">
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => setOpen(kind)}>
          {kind}
        </Button>
      ))}
      {(open === 'Plain dialog' || open === 'Dialog with changes') && (
        <Dialog
          title={open}
          description="What it is for, in a sentence."
          hasUnsavedChanges={open === 'Dialog with changes'}
          actions={<Button look="primary">Save</Button>}
          onClose={close}
        >
          <TextField label="Name" name="name" defaultValue="Fintrack" />
        </Dialog>
      )}
      {(open === 'Question' || open === 'Question under way') && (
        <ConfirmDialog
          title="Delete Fintrack?"
          pending={open === 'Question under way'}
          onConfirm={close}
          onClose={close}
        >
          It can be taken back for 30 days.
        </ConfirmDialog>
      )}
    </div>
  )
}
