/** The heading that runs along the top of the dashboard. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { heading } from '#app/office/dashboard/dashboard.calls.ts'
import { EditHeading } from '#app/office/dashboard/edit-heading.tsx'
import { useStaff } from '#app/office/session/permission.ts'
import { IconButton } from '#app/ui/button.tsx'
import { PauseIcon, PencilIcon, PlayIcon } from '#app/ui/icons.tsx'

export function AlertBar() {
  const { isSuperAdmin } = useStaff()
  const { data, isError } = useQuery(heading)
  const [isPaused, setIsPaused] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  const text = data?.textField

  return (
    <section
      aria-label="Alert"
      className="flex items-center gap-3 rounded-lg border border-line bg-surface py-1.5 pr-2 pl-4"
    >
      <p className="text-sm font-semibold text-accent">ALERT</p>
      <div className="min-w-0 flex-1 overflow-hidden border-l border-line py-1 pl-3 text-sm">
        {text ? (
          <p className="marquee" data-paused={isPaused || undefined}>
            {text}
          </p>
        ) : (
          <p className="text-muted">
            {isError ? 'Network issue / error 505' : data ? 'No data available' : 'Loading…'}
          </p>
        )}
      </div>
      {text && (
        <div className="motion-reduce:hidden">
          <IconButton
            label={isPaused ? 'Run the heading' : 'Pause the heading'}
            icon={isPaused ? <PlayIcon /> : <PauseIcon />}
            onClick={() => setIsPaused(!isPaused)}
          />
        </div>
      )}
      {isSuperAdmin && data && (
        <IconButton label="Edit heading" icon={<PencilIcon />} onClick={() => setIsEditing(true)} />
      )}
      {isEditing && data && <EditHeading record={data} onClose={() => setIsEditing(false)} />}
    </section>
  )
}
