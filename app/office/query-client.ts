/** What the office has read from the server, and how long it trusts it. */
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#app/office/api-client.ts'
import { toast } from '#app/ui/toaster.tsx'

declare module '@tanstack/react-query' {
  interface Register {
    /** `failure`: what a notice says when reading fails. */
    queryMeta: { failure?: string }
  }
}

/** Refused is refused; only what may be a passing trouble is asked for again. */
const isPassing = (error: Error) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { meta }) {
      const isSignedOut = error instanceof ApiError && error.status === 401
      if (meta?.failure && !isSignedOut) toast.error(meta.failure, { id: meta.failure })
    },
    onSuccess(_data, { meta }) {
      if (meta?.failure) toast.dismiss(meta.failure)
    },
  }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && isPassing(error),
      retryDelay: 400,
      staleTime: 10_000,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
