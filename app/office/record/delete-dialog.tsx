import { useWrite, type Write } from '#app/office/record/use-write.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

type DeleteDialogProps<View> = Write<View> & {
  record: View
  /** What the record is called. */
  name: string
  /** What deleting means; without it, what it means for content of the public site. */
  consequence?: string | undefined
  onClose: () => void
}

/** Asks before a record is deleted. A refusal leaves the question open. */
export function DeleteDialog<View>(props: DeleteDialogProps<View>) {
  const { record, name, consequence, onClose, ...write } = props
  const remove = useWrite<View>(write)
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(record, { onSuccess: onClose })}
      onClose={onClose}
    >
      {consequence ?? 'It disappears from the public site at once.'} A superAdmin can bring it back
      within 30 days.
    </ConfirmDialog>
  )
}
