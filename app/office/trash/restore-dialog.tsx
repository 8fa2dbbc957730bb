import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#app/office/api-client.ts'
import { kindLabel } from '#app/office/record/kinds.ts'
import { useWrite } from '#app/office/record/use-write.ts'
import { restore } from '#app/office/trash/trash.calls.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { TrashView } from '#domain/trash/trash.contract.ts'

type RestoreDialogProps = { record: TrashView; onClose: () => void }

/** Says what comes back, and takes the deletion back. A refusal leaves the question open. */
export function RestoreDialog({ record, onClose }: RestoreDialogProps) {
  const queryClient = useQueryClient()
  const write = useWrite<TrashView>({
    call: restore,
    // It may show in any list, in a form's choices and in the dashboard's counts.
    invalidates: [],
    success: `${record.name} is back`,
    failure: `Failed to restore ${record.name}`,
    isShown: () => true,
  })
  const problem = write.error && messageOf(write.error, `Failed to restore ${record.name}`)
  const start = () =>
    write.mutate(record, {
      onSuccess: onClose,
      // What stands in the way now was not there when the list was read.
      onError: () => void queryClient.invalidateQueries({ queryKey: ['trash'] }),
    })
  return (
    <Dialog
      title={`Restore ${record.name}?`}
      description={`This takes the deletion back. ${whatComesBack(record.entity)}`}
      width="small"
      onClose={onClose}
      actions={
        <Button look="primary" pending={write.isPending} onClick={start}>
          Restore
        </Button>
      }
    >
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </Dialog>
  )
}

function whatComesBack(entity: string): string {
  if (entity === 'staff') return 'They can sign in again with their old password and role.'
  if (entity === 'role') return 'It can be given to users again.'
  return `The ${kindLabel(entity).toLowerCase()} is again as it was before: if it was active, the public site shows it at once.`
}
