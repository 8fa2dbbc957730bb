import { useRouteError } from 'react-router'
import { ScreenMessage } from '#app/office/layout/screen-message.tsx'
import { Button } from '#app/ui/button.tsx'

/**
 * Takes the place of a screen that failed, most often because its code is gone after a new
 * version was put up: a reload fetches the new one.
 */
export function ScreenError() {
  const error = useRouteError()
  return (
    <main className="mx-auto max-w-3xl px-6 py-12">
      <ScreenMessage
        title="This screen could not be shown"
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        Reloading often helps. If it does not, tell whoever looks after the server:{' '}
        {error instanceof Error ? error.message : 'Something went wrong'}
      </ScreenMessage>
    </main>
  )
}
