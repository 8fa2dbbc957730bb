import { IconButton } from '#app/ui/button.tsx'
import { NextIcon, PreviousIcon } from '#app/ui/icons.tsx'

type TablePagerProps = {
  page: number
  pages: number
  /** Records in all pages; undefined as long as nobody knows. */
  total: number | undefined
  /** What the records are called. */
  noun: [one: string, many: string]
  onPage: (page: number) => void
}

const inFigures = new Intl.NumberFormat('en-US')

export function TablePager({ page, pages, total, noun, onPage }: TablePagerProps) {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line px-4 py-1.5 text-sm max-sm:px-3 text-muted">
      <p aria-live="polite" className="tabular-nums">
        {total !== undefined && `${inFigures.format(total)} ${total === 1 ? noun[0] : noun[1]}`}
      </p>
      <div className="flex items-center gap-1">
        <span className="mr-2 tabular-nums">
          {total !== undefined && `Page ${inFigures.format(page)} of ${inFigures.format(pages)}`}
        </span>
        <IconButton
          label="Previous page"
          icon={<PreviousIcon />}
          unavailable={page <= 1 ? 'This is the first page' : undefined}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          label="Next page"
          icon={<NextIcon />}
          unavailable={page >= pages ? 'This is the last page' : undefined}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </div>
  )
}
