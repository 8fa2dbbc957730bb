/** What stands in place of something, and notices that come and go. */
import { Button } from '#app/ui/button.tsx'
import { InboxIcon, WarningIcon } from '#app/ui/icons.tsx'
import { StateMessage } from '#app/ui/state-message.tsx'
import { toast, toastWithAction } from '#app/ui/toaster.tsx'

export function Messages() {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {[
        <StateMessage key="plain" title="Nothing is held of amina@example.com." />,
        <StateMessage key="empty" icon={<InboxIcon />} title="No projects yet.">
          Add the first one, and the public site’s Projects page shows it.
        </StateMessage>,
        <StateMessage
          key="failure"
          icon={<WarningIcon />}
          title="The projects could not be loaded."
          action={{ label: 'Try again', onPress() {} }}
        >
          The server did not answer as it should.
        </StateMessage>,
        <StateMessage
          key="retry"
          icon={<WarningIcon />}
          title="The projects could not be loaded."
          action={{ label: 'Try again', onPress() {}, pending: true }}
        />,
      ].map((message) => (
        <div key={message.key} className="rounded-lg border border-line bg-surface">
          {message}
        </div>
      ))}
    </div>
  )
}

export function Notices() {
  return (
    // Notices come up on the left.
    <div className="flex flex-wrap justify-end gap-3 pb-96">
      <Button onClick={() => toast('The heading runs again')}>Plain</Button>
      <Button onClick={() => toast.success('Project updated')}>Success</Button>
      <Button onClick={() => toast.error('The name is in use')}>Error</Button>
      <Button onClick={() => toast.loading('Sending')}>Loading</Button>
      <Button onClick={() => toastWithAction('Deleted Fintrack', { label: 'Undo', onPress() {} })}>
        With an action
      </Button>
    </div>
  )
}
