import { offerUndo } from '#app/office/record/undo.tsx'
import { useWrite, type Write } from '#app/office/record/use-write.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

type DeleteDialogProps<View> = Write<View> & {
  record: View
  /** What the record is called. */
  name: string
  /** What its kind is called in the trash; without it, nothing offers to take the deletion back. */
  entity?: string | undefined
  /** What deleting means; without it, what it means for content of the public site. */
  consequence?: string | undefined
  onClose: () => void
}

/** Asks before a record is deleted. A refusal leaves the question open. */
export function DeleteDialog<View extends { _id: string }>(props: DeleteDialogProps<View>) {
  const { record, name, entity, consequence, onClose, ...write } = props
  const remove = useWrite<View>({
    ...write,
    ...(entity && {
      announce: (text, { _id }) =>
        offerUndo(text, { entity, ids: [_id], name, invalidates: write.invalidates }),
    }),
  })
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(record, { onSuccess: onClose })}
      onClose={onClose}
    >
      {consequence ?? 'It disappears from the public site at once.'} A superAdmin can undo it within
      30 days.
    </ConfirmDialog>
  )
}
