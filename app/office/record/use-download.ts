import { useMutation } from '@tanstack/react-query'
import { messageOf, statusOf } from '#app/office/api-client.ts'
import { toast } from '#app/ui/toaster.tsx'

/** Fetches a file by `call`; where that fails, a notice says why. */
export const useDownload = <Input = void>(call: (input: Input) => Promise<void>) =>
  useMutation({
    mutationFn: call,
    onError: (error) => toast.error(messageOf(error, statusOf(error))),
  })
