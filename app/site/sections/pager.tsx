/** Leads through the pages of a list. */
import { useLocation, useNavigate } from 'react-router'
import { ArrowIcon } from '#app/site/layout/icons.tsx'

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
  return (
    <form
      action={pathname}
      className="pager"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        const wanted = (submitter as HTMLButtonElement | null)?.value ?? '1'
        document.getElementById('list')?.scrollIntoView()
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
