/** What the office has read from the server, and how long it trusts it. */
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, refusalIn } from '#app/office/api-client.ts'
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

/** Milliseconds after which what failed in passing is asked for once more. */
const retryInterval = 15_000

/** Hashes of the queries whose failure has been told and is not over. */
const failing = new Set<string>()

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { meta, queryHash }) {
      const isSignedOut = error instanceof ApiError && error.status === 401
      const failure = meta?.failure
      // Said once, however often it is asked for again in the background.
      if (!failure || isSignedOut || failing.has(queryHash)) return
      failing.add(queryHash)
      const text = typeof failure === 'function' ? failure(error) : failure
      toast.error(refusalIn(error) ?? text, { id: queryHash })
    },
    onSuccess(_data, { meta, queryHash }) {
      failing.delete(queryHash)
      if (meta?.failure) toast.dismiss(queryHash)
    },
  }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && isPassing(error),
      retryDelay: 400,
      staleTime: 10_000,
      networkMode: 'always',
      // The network mode would switch this off: a lost connection that is back reads all anew.
      refetchOnReconnect: true,
      refetchInterval: ({ state }) =>
        state.error && isPassing(state.error) ? retryInterval : false,
    },
    mutations: { networkMode: 'always' },
  },
})
