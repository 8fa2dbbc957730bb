/** A screen can be asked, by whatever leads to it, to open one of its dialogs at once. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

export type OpenRequest<View> = { opens: 'add' } | { opens: 'view'; record: View }

/**
 * Hands a request that came with the navigation to `onRequest`, once: it is taken from the history,
 * so that a reload shows the screen alone.
 */
export function useOpenRequest<View>(onRequest: (request: OpenRequest<View>) => void): void {
  const { state, key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const done = useRef('')
  useEffect(() => {
    if (!isRequest<View>(state) || done.current === key) return
    done.current = key
    onRequest(state)
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
  })
}

const isRequest = <View>(state: unknown): state is OpenRequest<View> =>
  typeof state === 'object' && state !== null && 'opens' in state
