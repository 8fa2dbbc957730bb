/** The rights of a role as a table of areas and flags, to read or to tick. */
import { areaLabels, flagLabels } from '#app/office/permission/rights-in-words.ts'
import { useStaff } from '#app/office/session/permission.ts'
import { CheckIcon } from '#app/ui/icons.tsx'
import {
  grants,
  type PermissionArea,
  type PermissionFlag,
  type Permissions,
  permissionAreas,
  permissionFlags,
  statusAreas,
} from '#domain/permission/permission.contract.ts'

const hasFlag = (area: PermissionArea, flag: PermissionFlag) =>
  flag !== 'statusChange' || statusAreas.includes(area)

type MatrixProps = {
  permissions: Permissions
  /** Without it the matrix is only to be read. */
  onChange?: (permissions: Permissions) => void
}

/** Nobody grants rights that they lack: those can be taken away, but not ticked. */
export function Matrix({ permissions, onChange }: MatrixProps) {
  const staff = useStaff()
  const set = (area: PermissionArea, flag: PermissionFlag, isGranted: boolean) =>
    onChange?.({ ...permissions, [area]: { ...permissions[area], [flag]: isGranted } })
  return (
    <table aria-label="Permissions" className="w-full text-sm">
      <thead>
        <tr>
          <th scope="col" className="pb-1.5 text-left text-xs font-medium text-muted">
            Permissions
          </th>
          {permissionFlags.map((flag) => (
            <th
              key={flag}
              scope="col"
              className="w-24 px-1 pb-1.5 text-xs font-medium text-muted max-sm:w-16"
            >
              {flagLabels[flag]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {permissionAreas.map((area) => (
          <tr key={area}>
            <th scope="row" className="border-t border-line py-1 text-left font-normal">
              {areaLabels[area]}
            </th>
            {permissionFlags.map((flag) => (
              <td key={flag} className="border-t border-line p-0 text-center">
                {hasFlag(area, flag) && (
                  <Right
                    label={`${areaLabels[area]}: ${flagLabels[flag]}`}
                    name={`${area}.${flag}`}
                    isGranted={grants(permissions, area, flag)}
                    isOwn={staff.can(area, flag)}
                    onChange={onChange && ((isGranted) => set(area, flag, isGranted))}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type RightProps = {
  label: string
  name: string
  isGranted: boolean
  /** Whoever looks at it holds it too. */
  isOwn: boolean
  onChange: ((isGranted: boolean) => void) | undefined
}

function Right({ label, name, isGranted, isOwn, onChange }: RightProps) {
  if (!onChange) {
    return isGranted ? (
      <span className="inline-flex text-success">
        <CheckIcon />
        <span className="sr-only">Granted</span>
      </span>
    ) : (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not granted</span>
      </span>
    )
  }
  const unavailable = isOwn || isGranted ? undefined : 'You lack this right yourself'
  return (
    <label
      title={unavailable}
      className={`grid h-control place-items-center ${unavailable ? 'opacity-45' : ''}`}
    >
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        name={name}
        className="size-4"
        checked={isGranted}
        aria-disabled={unavailable !== undefined || undefined}
        onChange={({ target }) => {
          if (!unavailable) onChange(target.checked)
        }}
      />
    </label>
  )
}
