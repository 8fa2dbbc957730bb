/** The whole back office: the login form for strangers, the screens for staff. */
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '#app/office/query-client.ts'
import { forgetDeletion } from '#app/office/record/undo.tsx'
import { router } from '#app/office/routes.tsx'
import { LoginScreen } from '#app/office/session/login-screen.tsx'
import { mailedLinkScreens } from '#app/office/session/mailed-link-screens.tsx'
import { sessionWasLost, useSession } from '#app/office/session/session.ts'
import { Toaster } from '#app/ui/toaster.tsx'

/** Milliseconds that a notice stays (the specification, business constants). */
const noticeTime = 5000

export function Office() {
  const token = useSession()?.token
  const MailedLinkScreen = mailedLinkScreens[location.pathname]

  // What one person read is not for the next.
  useEffect(() => {
    if (token) return
    queryClient.clear()
    forgetDeletion()
  }, [token])
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])

  return (
    <QueryClientProvider client={queryClient}>
      {MailedLinkScreen ? (
        <MailedLinkScreen />
      ) : token ? (
        <RouterProvider key={token} router={router} />
      ) : (
        <LoginScreen
          // Where a session was lost, Back leads to the screen on which that happened.
          onSignedIn={() => router.navigate('/admin', { replace: !sessionWasLost() })}
        />
      )}
      <Toaster duration={noticeTime} />
    </QueryClientProvider>
  )
}
