import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Command } from '#app/office/palette/command.ts'
import { most, recordSources } from '#app/office/palette/record-sources.tsx'
import type { Staff } from '#app/office/session/permission.ts'

/** Milliseconds without a key after which records are looked for. */
const pause = 150
/** Letters from which on that is worth it. */
const fewest = 2

/** The records that hold `text`; a kind that can't be had just now is left out. */
export function useFoundRecords(text: string, staff: Staff) {
  const search = useSettled(text.trim())
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data = [], isFetching } = useQuery({
    queryKey: ['palette', staff.role, search],
    enabled: search.length >= fewest,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const sources = recordSources.filter(({ isFor }) => !isFor || isFor(staff))
      const finds = await Promise.allSettled(
        sources.map(async ({ icon, find }) =>
          (await find(search, client, signal)).slice(0, most).map((found) => ({ ...found, icon })),
        ),
      )
      return finds.flatMap((find) => (find.status === 'fulfilled' ? find.value : []))
    },
  })
  const isAsked = text.trim().length >= fewest
  return {
    records: isAsked
      ? data.map(
          ({ id, label, hint, icon, to, state }): Command => ({
            id,
            label,
            hint,
            icon,
            run: () => void navigate(to, { state }),
          }),
        )
      : [],
    isSearching: isAsked && (isFetching || search !== text.trim()),
  }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
