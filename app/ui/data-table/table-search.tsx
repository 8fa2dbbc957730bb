import { useEffect, useId, useRef, useState } from 'react'
import { longestSearch } from '#platform/list-limits.ts'

/** Milliseconds without a key after which a search starts. */
const pause = 150

type TableSearchProps = {
  search: string
  placeholder: string
  onSearch: (search: string) => void
}

export function TableSearch({ search, placeholder, onSearch }: TableSearchProps) {
  const id = useId()
  const [text, setText] = useState(search)
  const asked = useRef(search)

  // The address changed without this box, by Back for instance.
  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    setText(search)
  }, [search])

  useEffect(() => {
    if (text === asked.current) return
    const timer = setTimeout(() => {
      asked.current = text
      onSearch(text)
    }, pause)
    return () => clearTimeout(timer)
  })

  return (
    <search className="grid gap-x-2 gap-y-1 max-sm:col-span-2 sm:flex sm:items-center sm:min-w-64 sm:flex-1 sm:max-w-88">
      <label htmlFor={id} className="text-sm text-muted max-sm:text-xs">
        Search
      </label>
      <input
        id={id}
        type="search"
        name="search"
        value={text}
        maxLength={longestSearch}
        placeholder={placeholder}
        autoComplete="off"
        className="h-control w-full min-w-0 rounded-md border border-field bg-surface px-2.5 text-control text-ellipsis placeholder:text-muted"
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  )
}
