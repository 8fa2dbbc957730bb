/** Dialogs, each behind the button that opens it. */
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'

type Kind = [name: string, dialog: (close: () => void) => ReactNode]

const save = <Button look="primary">Save</Button>
const field = <TextField label="Name" name="name" defaultValue="Fintrack" />
const long = Array.from({ length: 40 }, (_, line) => `Line ${line + 1} of what scrolls inside.`)

const kinds: Kind[] = [
  [
    'Plain dialog',
    (close) => (
      <Dialog title="Plain dialog" actions={save} onClose={close}>
        {field}
      </Dialog>
    ),
  ],
  [
    'Dialog with changes',
    (close) => (
      <Dialog
        title="Dialog with changes"
        description="What it is for, in a sentence."
        hasUnsavedChanges
        actions={save}
        onClose={close}
      >
        {field}
      </Dialog>
    ),
  ],
  [
    'Small dialog',
    (close) => <Dialog title="Small dialog" width="small" description="Words." onClose={close} />,
  ],
  [
    'Large dialog',
    (close) => (
      <Dialog title="Large dialog" width="large" actions={save} onClose={close}>
        {field}
        <p className="mt-4 text-sm whitespace-pre-line">{long.join('\n')}</p>
      </Dialog>
    ),
  ],
  [
    'Question',
    (close) => (
      <ConfirmDialog title="Delete Fintrack?" pending={false} onConfirm={close} onClose={close}>
        It can be taken back for 30 days.
      </ConfirmDialog>
    ),
  ],
  [
    'Question with details',
    (close) => (
      <ConfirmDialog
        title="Delete 2 projects?"
        pending={false}
        details={<p className="text-sm">Fintrack and Slatebook</p>}
        onConfirm={close}
        onClose={close}
      >
        They can be taken back for 30 days.
      </ConfirmDialog>
    ),
  ],
  [
    'Question under way',
    (close) => (
      <ConfirmDialog title="Delete Fintrack?" pending onConfirm={close} onClose={close}>
        It can be taken back for 30 days.
      </ConfirmDialog>
    ),
  ],
]

export function Dialogs() {
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-3">
      {kinds.map(([name, dialog]) => (
        <div key={name}>
          <Button onClick={() => setOpen(name)}>{name}</Button>
          {open === name && dialog(close)}
        </div>
      ))}
    </div>
  )
}
