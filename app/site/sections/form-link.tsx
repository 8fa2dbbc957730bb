/** A link to the form at the end of the services page. */
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { isPlain } from '#app/site/layout/link.tsx'
import { toForm } from '#app/site/layout/use-arrival.ts'

/**
 * Opens `to` with the scroll-to-form flag in the navigation state; without script the address
 * itself leads to the form.
 */
export function FormLink({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <a
      className="button"
      href={`${to}#form`}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        void navigate(to, { state: toForm })
      }}
    >
      {children}
    </a>
  )
}
