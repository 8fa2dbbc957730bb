/** Leads through the pages of a list. */
import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { moveFocus } from '#app/site/layout/use-arrival.ts'

type PagerProps = {
  page: number
  totalPages: number
  /** What of the address to keep besides the page, such as the category. */
  keep?: Record<string, string>
}

/** Buttons of a form, so that the pages can be turned without script as well. */
export function Pager({ page, totalPages, keep = {} }: PagerProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const list = () => document.getElementById('list')
  useLayoutEffect(() => {
    // A button that has led to the last page can't keep the focus, which goes to what it led to.
    if (document.activeElement?.matches('.pager :disabled')) moveFocus(list())
  })
  return (
    <form
      action={pathname}
      className="pager"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        const wanted = (submitter as HTMLButtonElement | null)?.value ?? '1'
        list()?.scrollIntoView()
        void navigate(`${pathname}?${new URLSearchParams({ ...keep, page: wanted })}`)
      }}
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        name="page"
        value={page - 1}
        disabled={page <= 1}
        aria-label="Previous page"
        data-direction="back"
      >
        <ArrowIcon />
      </button>
      <p aria-live="polite">
        {page} / {totalPages}
      </p>
      <button
        type="submit"
        name="page"
        value={page + 1}
        disabled={page >= totalPages}
        aria-label="Next page"
      >
        <ArrowIcon />
      </button>
    </form>
  )
}
