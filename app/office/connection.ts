/** Tells staff when this computer has lost its connection, and when it is back. */
import { toast } from '#app/ui/toaster.tsx'

const notice = { id: 'connection' }

export function watchConnection(): void {
  addEventListener('offline', () =>
    toast.loading('The connection is lost. What you typed is kept.', notice),
  )
  addEventListener('online', () => toast.success('The connection is back.', notice))
}
