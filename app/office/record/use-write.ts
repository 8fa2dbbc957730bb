import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '#app/office/api-client.ts'
import { toast } from '#app/ui/toaster.tsx'

export type Write<Input> = {
  call: (input: Input) => Promise<unknown>
  /** What was read before and may be different now. */
  invalidates: QueryKey
  /** Said when it worked. */
  success: string
  /** Said when it did not and the server gives no reason. */
  failure: string
  /** True of failures that are shown in another way than by a notice. */
  isShown?: (error: Error) => boolean
}

/**
 * A change on the server, with its notice. It counts as under way until what it made stale has been
 * read again, so that whoever closes a dialog on success uncovers a list that is up to date.
 */
export function useWrite<Input>({ call, invalidates, success, failure, isShown }: Write<Input>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: invalidates })
      toast.success(success)
    },
    onError(error) {
      const isSignedOut = error instanceof ApiError && error.status === 401
      if (!isSignedOut && !isShown?.(error)) toast.error(messageOf(error, failure))
    },
  })
}
