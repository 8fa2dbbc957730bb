import { useState } from 'react'
import { ApiError, callApi, type FieldError } from '#app/office/api-client.ts'
import { offerUndo } from '#app/office/record/undo.tsx'
import { useWrite } from '#app/office/record/use-write.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { handFocusOn } from '#app/ui/hand-focus-on.ts'

type BulkDeleteDialogProps<View> = {
  /** Those that were chosen when the dialog was opened. */
  records: readonly View[]
  nameOf: (record: View) => string
  noun: [one: string, many: string]
  /** What the kind is called in the API. */
  entity: string
  invalidates: string[]
  onDeleted: () => void
  onClose: () => void
}

/**
 * Asks before several records are deleted, all of them or none. What keeps one from being deleted is
 * said beside its name, and it can be left out.
 */
export function BulkDeleteDialog<View extends { _id: string }>(props: BulkDeleteDialogProps<View>) {
  const { nameOf, noun, entity, invalidates, onClose } = props
  const [records, setRecords] = useState(props.records)
  const [obstacles, setObstacles] = useState<ReadonlyMap<string, string>>(new Map())
  const name = records.length === 1 ? `1 ${noun[0]}` : `${records.length} ${noun[1]}`
  const remove = useWrite<string[]>({
    call: (ids) => callApi('POST', '/trash/delete', { body: { entity, ids } }),
    invalidates,
    success: `${name} deleted`,
    announce: (text, ids) => offerUndo(text, { entity, ids, name, invalidates }),
    failure: `Failed to delete ${noun[1]}`,
    isShown: (error) => error instanceof ApiError && error.errors.length > 0,
  })
  const confirm = () => {
    const ids = records.map(({ _id }) => _id)
    remove.mutate(ids, {
      onSuccess: props.onDeleted,
      onError: (error) => error instanceof ApiError && setObstacles(byId(error.errors, ids)),
    })
  }
  const leaveOut = () => {
    const rest = records.filter(({ _id }) => !obstacles.has(_id))
    if (rest.length === 0) return onClose()
    setRecords(rest)
    setObstacles(new Map())
  }

  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      pending={remove.isPending}
      details={
        <>
          <ul className="grid gap-1 text-sm">
            {records.map((record) => (
              <li key={record._id} className="wrap-anywhere">
                {nameOf(record)}
                <span className="block text-danger">{obstacles.get(record._id)}</span>
              </li>
            ))}
          </ul>
          {obstacles.size > 0 && (
            <Button ref={handFocusOn} className="mt-3" onClick={leaveOut}>
              {obstacles.size === 1 ? 'Leave it out' : 'Leave them out'}
            </Button>
          )}
        </>
      }
      onConfirm={confirm}
      onClose={onClose}
    >
      {obstacles.size > 0 ? (
        <span role="alert">Nothing was deleted: not all of them can be.</span>
      ) : (
        'They disappear from the public site at once. A superAdmin can bring them back within 30 days.'
      )}
    </ConfirmDialog>
  )
}

/** What is said of each record; a path names its place in the list that was sent. */
const byId = (errors: readonly FieldError[], ids: readonly string[]) =>
  new Map(
    errors.flatMap(({ path, message }): [string, string][] => {
      const id = ids[Number(/^ids\.(\d+)$/.exec(path)?.[1])]
      return id === undefined ? [] : [[id, message]]
    }),
  )
