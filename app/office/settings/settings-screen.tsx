/** Settings: who the agency is, what its site shows, and what is kept for how long. */
import { useQuery } from '@tanstack/react-query'
import { ScreenHeader } from '#app/office/layout/screen-header.tsx'
import { SuperAdminOnly } from '#app/office/layout/super-admin-only.tsx'
import { settingsQuery } from '#app/office/settings/settings.calls.ts'
import { SettingsForm } from '#app/office/settings/settings-form.tsx'
import { WarningIcon } from '#app/ui/icons.tsx'
import { StateMessage } from '#app/ui/state-message.tsx'

export default function SettingsScreen() {
  return (
    <SuperAdminOnly title="Settings">
      <ScreenHeader
        title="Settings"
        description="What is saved here shows on the public site at once, without a restart."
      />
      <Content />
    </SuperAdminOnly>
  )
}

function Content() {
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery)
  if (data) return <SettingsForm settings={data} />
  if (!isError) return <Loading />
  return (
    <div className="rounded-lg border border-line bg-surface">
      <StateMessage
        icon={<WarningIcon />}
        title="The settings could not be loaded."
        action={{ label: 'Try again', onPress: () => void refetch(), pending: isFetching }}
      >
        The server did not answer as it should. Nothing is lost; try again in a moment.
      </StateMessage>
    </div>
  )
}

/** Grey bars in the shape of the sections to come. */
function Loading() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <p role="status" className="sr-only">
        Loading…
      </p>
      {[3, 3, 2].map((bars, section) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change places
          key={section}
          className="grid gap-x-10 gap-y-6 rounded-lg border border-line bg-surface p-4 lg:grid-cols-[16rem_minmax(0,1fr)]"
        >
          <div className="h-4 w-24 rounded-full bg-hover motion-safe:animate-pulse" />
          <div className="grid max-w-2xl gap-5">
            {Array.from({ length: bars }, (_, bar) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
                key={bar}
                className="h-control rounded-md bg-hover motion-safe:animate-pulse"
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
