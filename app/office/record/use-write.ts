import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '#app/office/api-client.ts'
import { toast } from '#app/ui/toaster.tsx'

export type Write<Input> = {
  call: (input: Input) => Promise<unknown>
  /** What was read before and may be different now. */
  invalidates: QueryKey
  /** Said when it worked. */
  success: string | ((input: Input) => string)
  /** Says it in another way than by a plain notice. */
  announce?: (text: string, input: Input) => void
  /** Said while it is under way, until it is over. */
  progress?: string
  /** Said when it did not and the server gives no reason; a function says all of it by itself. */
  failure: string | ((error: Error) => string)
  /** True of failures that are shown in another way than by a notice. */
  isShown?: (error: Error) => boolean
}

/** The record was changed or deleted since it was read. */
const isOutdated = (error: Error) =>
  error instanceof ApiError && (error.status === 412 || error.status === 404)

/**
 * A change on the server, with its notice. It counts as under way until what it made stale has been
 * read again, so that whoever closes a dialog on success uncovers a list that is up to date.
 */
export function useWrite<Input>(write: Write<Input>) {
  const { call, invalidates, success, announce, progress, failure, isShown } = write
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onMutate: () => (progress ? toast.loading(progress) : undefined),
    onSettled(_data, _error, _input, notice) {
      if (notice) toast.remove(notice)
    },
    async onSuccess(_answer, input) {
      await queryClient.invalidateQueries({ queryKey: invalidates })
      const text = typeof success === 'string' ? success : success(input)
      if (announce) announce(text, input)
      else toast.success(text)
    },
    onError(error) {
      // Someone else was first: what is on show would be refused again and again.
      if (isOutdated(error)) void queryClient.invalidateQueries({ queryKey: invalidates })
      const isSignedOut = error instanceof ApiError && error.status === 401
      if (isSignedOut || isShown?.(error)) return
      toast.error(typeof failure === 'function' ? failure(error) : messageOf(error, failure))
    },
  })
}
