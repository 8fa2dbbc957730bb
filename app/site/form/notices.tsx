/**
 * Short notices of what became of a form. What shows them is fetched when somebody begins to fill
 * one in: most visits send nothing.
 */
import { useSyncExternalStore } from 'react'

type Toasts = typeof import('#app/ui/toaster.tsx')

let here: Toasts | undefined
let coming: Promise<Toasts | undefined> | undefined
const listeners = new Set<() => void>()

async function fetchToasts(): Promise<Toasts | undefined> {
  try {
    here = await import('#app/ui/toaster.tsx')
    for (const listener of listeners) listener()
  } catch {
    // The next notice asks again; what the form itself says is seen without.
    coming = undefined
  }
  return here
}

const toasts = () => {
  coming ??= fetchToasts()
  return coming
}

/** Fetches them ahead, so that they are here where the network is gone when the form is sent. */
export const awaitNotices = (): void => void toasts()

/** Says that something worked, or did not. */
export async function notify(kind: 'success' | 'error', text: string): Promise<void> {
  ;(await toasts())?.toast[kind](text)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where the notices stand; once in the frame of the pages. */
export function Notices() {
  const loaded = useSyncExternalStore(
    subscribe,
    () => here,
    () => undefined,
  )
  return loaded ? <loaded.Toaster /> : null
}
