/** The frame around every screen: sidebar, top bar, and the screen once the rights are known. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { ApiError } from '#app/office/api-client.ts'
import { Leaving } from '#app/office/layout/leave-guard.tsx'
import { ScreenMessage } from '#app/office/layout/screen-message.tsx'
import { Sidebar } from '#app/office/layout/sidebar.tsx'
import { TopBar } from '#app/office/layout/top-bar.tsx'
import { useSidebar } from '#app/office/layout/use-sidebar.ts'
import { SecondFactorGate } from '#app/office/second-factor/second-factor-gate.tsx'
import { ownPermission, StaffContext, staffOf } from '#app/office/session/permission.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { handFocusOn } from '#app/ui/hand-focus-on.ts'
import { MenuIcon } from '#app/ui/icons.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { secondFactorMessages } from '#domain/staff/second-factor.contract.ts'

export function OfficeLayout() {
  const { isOpen, open, close, sidebar, button } = useSidebar()
  const sidebarId = useId()
  const content = useRef<HTMLElement>(null)
  // As a page load would.
  useArrival(() => content.current?.focus({ preventScroll: true }))
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-ink px-4 py-2 text-inverse focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the content
      </a>
      <ScrollRestoration />
      <Leaving />
      <Sidebar id={sidebarId} ref={sidebar} isOpen={isOpen} onClose={close} />
      <div inert={isOpen}>
        <TopBar
          sidebarButton={
            <IconButton
              ref={button}
              label="Navigation"
              icon={<MenuIcon />}
              aria-expanded={isOpen}
              aria-controls={sidebarId}
              onClick={open}
            />
          }
        />
        <main
          ref={content}
          id="content"
          tabIndex={-1}
          className="max-w-[104rem] px-3 py-4 sm:px-6 lg:py-5"
        >
          <WithRights />
        </main>
      </div>
    </div>
  )
}

/** Calls `onArrival` when another screen is shown than before. */
function useArrival(onArrival: () => void) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    onArrival()
  })
}

/** Holds the screen back until it is known what may be done on it. */
function WithRights() {
  const { data, error, isError, isFetching, refetch } = useQuery(ownPermission)
  // Each screen asks anew, and shows what is known until the answer is there.
  useArrival(() => void refetch({ cancelRefetch: false }))
  const [isEnrolling, setIsEnrolling] = useState(false)
  const mustEnrol = error instanceof ApiError && error.message === secondFactorMessages.mustEnrol
  if (mustEnrol && !isEnrolling) setIsEnrolling(true)
  if (isEnrolling) {
    // The rights are read anew whenever someone comes back from the app with the code, and that must
    // not take away what the dialog shows only once.
    return <SecondFactorGate onDone={() => void refetch().then(() => setIsEnrolling(false))} />
  }
  if (data) {
    return (
      <StaffContext value={staffOf(data)}>
        <Outlet />
      </StaffContext>
    )
  }
  if (!isError) {
    return (
      <p className="flex items-center gap-2.5 py-16 text-muted">
        <Spinner />
        Loading…
      </p>
    )
  }
  return (
    <ScreenMessage
      title="Your permissions could not be loaded"
      action={
        <Button ref={handFocusOn} pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      The server did not answer as it should. You are still signed in.
    </ScreenMessage>
  )
}
