import { useQuery } from '@tanstack/react-query'
import { newEnquiryCount } from '#app/office/enquiry/enquiry.calls.ts'

/** How many enquiries are new, beside the link to them; nothing where there is none. */
export function NewEnquiryCount() {
  const { data = 0 } = useQuery(newEnquiryCount)
  if (data === 0) return null
  return (
    <span className="ml-auto rounded-full bg-ink px-2 py-0.5 text-xs font-semibold text-inverse tabular-nums">
      {data > 99 ? '99+' : data}
      <span className="sr-only"> new</span>
    </span>
  )
}
