import { useRowWrite } from '#app/office/record/use-row-write.ts'
import type { Write } from '#app/office/record/use-write.ts'
import type { RowAction } from '#app/ui/data-table/row-actions.tsx'
import { ReleaseIcon } from '#app/ui/icons.tsx'

export type Release<View> = Write<View> & {
  /** True of what is held back as the work of a machine. */
  isHeld: (record: View) => boolean
}

/** The row action that lets go what was held back by mistake. */
export function useRelease<View extends { _id: string }>(
  options: Release<View>,
): (record: View) => RowAction[] {
  const release = useRowWrite<View>(options)
  return (record) =>
    options.isHeld(record)
      ? [
          {
            verb: 'Release',
            icon: <ReleaseIcon />,
            onPress: () => release(record),
          },
        ]
      : []
}
