import { useQuery } from '@tanstack/react-query'
import { endSessions, sessionList } from '#app/office/account/account.calls.ts'
import { deviceOf } from '#app/office/account/device.ts'
import { ScreenSection } from '#app/office/layout/screen-section.tsx'
import { longTime } from '#app/office/record/dates.ts'
import { useWrite } from '#app/office/record/use-write.ts'
import { Button } from '#app/ui/button.tsx'
import { handFocusOn, handFocusToSection } from '#app/ui/hand-focus-on.ts'
import type { SessionView } from '#domain/staff/staff.contract.ts'

/** Where one is signed in, and the means to end that. */
export function SessionList() {
  const { data, isError, isFetching, refetch } = useQuery(sessionList)
  const end = useWrite<readonly SessionView[]>({
    call: endSessions,
    invalidates: sessionList.queryKey,
    success: (ended) => (ended.length === 1 ? 'Session ended' : `${ended.length} sessions ended`),
    failure: 'Failed to end the session',
  })
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? []
  const isEnding = (session: SessionView) =>
    end.isPending && end.variables?.length === 1 && end.variables[0] === session
  return (
    <ScreenSection
      title="Sessions"
      description="Each is a browser or program that is signed in as you. End what you do not know, and change your password."
      action={
        others.length > 1 && (
          <Button
            ref={handFocusToSection}
            pending={end.isPending && (end.variables?.length ?? 0) > 1}
            onClick={() => end.mutate(others)}
          >
            End all others
          </Button>
        )
      }
    >
      {data ? (
        <ul className="divide-y divide-line">
          {data.map((session) => (
            <li
              key={session._id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0"
            >
              <Session session={session} />
              {!session.isCurrent && (
                <Button
                  ref={handFocusToSection}
                  pending={isEnding(session)}
                  aria-label={`End session: ${deviceOf(session.userAgent)}, ${session.ip}`}
                  onClick={() => end.mutate([session])}
                >
                  End session
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : isError ? (
        <div className="grid justify-items-start gap-3 text-sm">
          <p>The sessions could not be loaded.</p>
          <Button ref={handFocusOn} pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <p role="status" className="text-sm text-muted">
          Loading…
        </p>
      )}
    </ScreenSection>
  )
}

function Session({ session }: { session: SessionView }) {
  const { userAgent, ip, createdAt, lastUsedAt, isCurrent } = session
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <span title={userAgent}>{deviceOf(userAgent)}</span>
        {isCurrent && (
          <span className="rounded-full bg-success-wash px-2 py-0.5 text-xs font-medium text-success">
            This session
          </span>
        )}
      </p>
      <p className="text-sm text-pretty text-muted wrap-anywhere">
        {ip || 'Unknown address'} · last used{' '}
        <time dateTime={lastUsedAt}>{longTime(lastUsedAt)}</time>
      </p>
      <p className="text-sm text-muted">
        Signed in <time dateTime={createdAt}>{longTime(createdAt)}</time>
      </p>
    </div>
  )
}
