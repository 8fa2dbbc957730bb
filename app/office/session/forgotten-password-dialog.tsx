import { Dialog } from '#app/ui/dialog.tsx'

export function ForgottenPasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Forgotten password" width="small" onClose={onClose}>
      <div className="grid gap-3 text-pretty">
        <p>A password can’t be reset from this page yet.</p>
        <p>
          Please ask a superAdmin of the back office, or whoever runs this server. They can let you
          in again once they know that it is you.
        </p>
      </div>
    </Dialog>
  )
}
