import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** What it will happen to, where that takes more than a sentence. */
  details?: ReactNode
  /** The deed, on the button that does it. */
  confirm?: string
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that can't simply be taken back. The focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, details, confirm = 'Delete', pending, onConfirm, onClose } = props
  return (
    <Dialog
      title={title}
      description={children}
      width="small"
      onClose={onClose}
      actions={
        <Button look="danger" pending={pending} onClick={onConfirm}>
          {confirm}
        </Button>
      }
    >
      {details}
    </Dialog>
  )
}
