import { useLocation } from 'react-router'
import { useHydrated } from '#app/site/layout/use-hydrated.ts'

/**
 * What the visitor's last click handed over under `name`. Undefined while the server's page is
 * taken over, since the server can't know it.
 */
export function useNavigationState<Value>(name: string): Value | undefined {
  const { state } = useLocation()
  const hydrated = useHydrated()
  if (!hydrated || typeof state !== 'object' || state === null) return undefined
  return (state as Record<string, Value>)[name]
}
