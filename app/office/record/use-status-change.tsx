import { callApi } from '#app/office/api-client.ts'
import { useRowWrite } from '#app/office/record/use-row-write.ts'
import { useStaff } from '#app/office/session/permission.ts'
import type { RowAction } from '#app/ui/data-table/row-actions.tsx'
import { SwitchOffIcon, SwitchOnIcon } from '#app/ui/icons.tsx'
import type { PermissionArea } from '#domain/permission/permission.contract.ts'

type Switched = { _id: string; version: number; isActive: boolean }

/** How records are made active and inactive, where they can be. */
export type StatusSwitch<View> = {
  /** The call, without the id. */
  path: string
  /** What a record is called at the beginning of a sentence. */
  label: string
  of: (record: View) => Switched
}

/**
 * The row action of the switch, for roles that may use it. It asks nothing, since it can be taken
 * back as easily.
 */
export function useStatusChange<View>(
  status: StatusSwitch<View> | undefined,
  area: PermissionArea,
  invalidates: string[],
): (record: View) => RowAction[] {
  const staff = useStaff()
  const change = useRowWrite<Switched>({
    call: ({ _id, version, isActive }) =>
      callApi('PATCH', `${status?.path}/${_id}`, { body: { isActive: !isActive }, version }),
    invalidates,
    success: ({ isActive }) => `${status?.label} is ${isActive ? 'inactive' : 'active'} now`,
    failure: 'Failed to change the status',
  })
  if (!status || !staff.can(area, 'statusChange')) return () => []
  return (record) => {
    const switched = status.of(record)
    const { isActive } = switched
    return [
      {
        verb: isActive ? 'Deactivate' : 'Activate',
        icon: isActive ? <SwitchOnIcon /> : <SwitchOffIcon />,
        onPress: () => change(switched),
      },
    ]
  }
}
