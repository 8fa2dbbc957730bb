/** What the office has read from the server, and how long it trusts it. */
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#app/office/api-client.ts'
import { toast } from '#app/ui/toaster.tsx'

declare module '@tanstack/react-query' {
  interface Register {
    /** `failure`: what a notice says when reading fails. */
    queryMeta: { failure?: string | ((error: Error) => string) }
  }
}

/** Refused is refused; only what may be a passing trouble is asked for again. */
const isPassing = (error: Error) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { meta, queryHash }) {
      const isSignedOut = error instanceof ApiError && error.status === 401
      const failure = meta?.failure
      if (!failure || isSignedOut) return
      const text = typeof failure === 'function' ? failure(error) : failure
      toast.error(text, { id: queryHash })
    },
    onSuccess(_data, { meta, queryHash }) {
      if (meta?.failure) toast.dismiss(queryHash)
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
