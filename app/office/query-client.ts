/** What the office has read from the server, and how long it trusts it. */
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, onRefusal, refusalIn } from '#app/office/api-client.ts'
import { ownPermission } from '#app/office/session/permission.ts'
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

/** Milliseconds after which what failed in passing is asked for once more: at first, and at last. */
const firstRetry = 15_000
const lastRetry = 120_000

/** How often each query has failed in a row, by its hash. */
const failures = new Map<string, number>()

/** Twice as long each time, so that a server in trouble is not asked by every open window at once. */
const retryAfter = (queryHash: string) =>
  Math.min(firstRetry * 2 ** (failures.get(queryHash) ?? 0), lastRetry)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { meta, queryHash }) {
      const isSignedOut = error instanceof ApiError && error.status === 401
      const failure = meta?.failure
      const before = failures.get(queryHash) ?? 0
      failures.set(queryHash, before + 1)
      // Said once, however often it is asked for again in the background.
      if (!failure || isSignedOut || before > 0) return
      const text = typeof failure === 'function' ? failure(error) : failure
      toast.error(refusalIn(error) ?? text, { id: queryHash })
    },
    onSuccess(_data, { meta, queryHash }) {
      failures.delete(queryHash)
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
      refetchInterval: ({ state, queryHash }) =>
        state.error && isPassing(state.error) ? retryAfter(queryHash) : false,
    },
    mutations: { networkMode: 'always' },
  },
})

// What the screen offered, the role may no longer do. Where the rights themselves are refused, they
// are still being asked for, and are not asked for again.
onRefusal(() => void queryClient.refetchQueries(ownPermission, { cancelRefetch: false }))
