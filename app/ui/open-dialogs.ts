/** Which modal dialogs are open. What must stay in sight and in reach belongs inside the topmost. */
import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/** Notes that `dialog` is now on top; the returned function notes that it is closed. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The topmost open dialog, outside of which everything is inert; `null` where none is open. */
export const topDialog = (): HTMLDialogElement | null => open.at(-1) ?? null

/** The same, told whenever it changes. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, topDialog, () => null)
