import { useWrite, type Write } from '#app/office/record/use-write.ts'
import type { RowAction } from '#app/ui/data-table/row-actions.tsx'
import { ReleaseIcon } from '#app/ui/icons.tsx'

export type Release<View> = Write<View> & {
  /** True of what is held back as the work of a machine. */
  isHeld: (record: View) => boolean
}

/** The row action that lets go what was held back by mistake. */
export function useRelease<View>(options: Release<View>): (record: View) => RowAction[] {
  const release = useWrite<View>(options)
  return (record) =>
    options.isHeld(record)
      ? [
          {
            verb: 'Release',
            icon: <ReleaseIcon />,
            onPress: () => {
              if (!release.isPending) release.mutate(record)
            },
          },
        ]
      : []
}
