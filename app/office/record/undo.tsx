/** Bringing back what was deleted a moment ago. The Trash keeps all of it for longer. */
import type { QueryKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { callApi, messageOf } from '#app/office/api-client.ts'
import { queryClient } from '#app/office/query-client.ts'
import { toast, toastWithAction } from '#app/ui/toaster.tsx'

/** What was deleted by one press. */
export type Deletion = {
  /** The name of the kind in the API. */
  entity: string
  ids: string[]
  /** What the records are called, to be read out: `Fintrack`, `3 projects`. */
  name: string
  /** What was read before and is different once they are back. */
  invalidates: QueryKey
}

let last: Deletion | null = null
const listeners = new Set<() => void>()

function remember(deletion: Deletion | null) {
  last = deletion
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The last deletion, as long as nobody has brought it back. */
export const useLastDeletion = () => useSyncExternalStore(subscribe, () => last)

export const forgetDeletion = () => remember(null)

/** Says `text`, with a button that brings the records back. */
export function offerUndo(text: string, deletion: Deletion): void {
  remember(deletion)
  toastWithAction(text, { label: 'Undo', onPress: () => void undo(deletion) })
}

/** Brings the records back as they were, all of them or none. */
export async function undo({ entity, ids, name, invalidates }: Deletion): Promise<void> {
  try {
    await callApi('POST', '/trash/restore', { body: { entity, ids } })
    remember(null)
    await queryClient.invalidateQueries({ queryKey: invalidates })
    toast.success(`${name} ${ids.length === 1 ? 'is' : 'are'} back`)
  } catch (error) {
    toast.error(messageOf(error, `${name} could not be brought back`))
  }
}
