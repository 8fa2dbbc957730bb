/**
 * What was typed when a session ended in the middle of an edit. It is kept in this tab, for the one
 * who typed it, until they are back or the tab is closed.
 */
import { useEffect, useRef, useState } from 'react'
import { currentSession } from '#app/office/session/session.ts'

/**
 * @param name of the form
 * @param unsaved what to keep, where there is something; asked when the form goes because the
 * session has ended
 * @returns what was kept the last time, handed out once
 */
export function useKeptEdit<Edit>(name: string, unsaved: () => Edit | undefined): Edit | undefined {
  const [owner] = useState(() => currentSession()?.user?._id)
  const [kept] = useState(() => read<Edit>(keyOf(name, owner)))
  const ask = useRef(unsaved)
  ask.current = unsaved
  useEffect(() => {
    const key = keyOf(name, owner)
    sessionStorage.removeItem(key)
    return () => {
      const edit = currentSession() ? undefined : ask.current()
      if (edit !== undefined) sessionStorage.setItem(key, JSON.stringify(edit))
    }
  }, [name, owner])
  return kept
}

const keyOf = (name: string, owner: string | undefined) => `unsaved ${name} of ${owner}`

function read<Edit>(key: string): Edit | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
