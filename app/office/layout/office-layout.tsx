/** The frame around every screen: sidebar, top bar, and the screen once the rights are known. */
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { Outlet } from 'react-router'
import { ScreenMessage } from '#app/office/layout/screen-message.tsx'
import { Sidebar } from '#app/office/layout/sidebar.tsx'
import { TopBar } from '#app/office/layout/top-bar.tsx'
import { ownPermission, StaffContext, staffOf } from '#app/office/session/permission.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

export function OfficeLayout() {
  const sidebarId = useId()
  const [isSidebarOpen, setIsSidebarOpen] = useState(false)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsSidebarOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the sidebar from anywhere
    <div
      className="min-h-dvh lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]"
      onKeyDown={isSidebarOpen ? closeOnEscape : undefined}
    >
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-ink px-4 py-2 text-inverse focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the content
      </a>
      <Sidebar id={sidebarId} isOpen={isSidebarOpen} onClose={() => setIsSidebarOpen(false)} />
      <div>
        <TopBar
          sidebarId={sidebarId}
          isSidebarOpen={isSidebarOpen}
          onToggleSidebar={() => setIsSidebarOpen(!isSidebarOpen)}
        />
        <main id="content" tabIndex={-1} className="mx-auto max-w-7xl px-4 py-6 sm:px-6 lg:py-8">
          <WithRights />
        </main>
      </div>
    </div>
  )
}

/** Holds the screen back until it is known what may be done on it. */
function WithRights() {
  const { data, isError, isFetching, refetch } = useQuery(ownPermission)
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
        <Button pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      The server did not answer as it should. You are still signed in.
    </ScreenMessage>
  )
}
