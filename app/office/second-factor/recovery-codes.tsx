import { useEffect, useRef } from 'react'
import { saveAs } from '#app/office/api-client.ts'
import { Button } from '#app/ui/button.tsx'

type RecoveryCodesProps = { codes: string[]; onKept: () => void }

/** The codes that stand in for a lost phone, to be kept now or never. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form whose button was pressed is gone.
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const keep = () => {
    saveAs(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'darya-recovery-codes.txt')
    onKept()
  }
  return (
    <section className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
        Your recovery codes
      </h3>
      <p className="text-sm text-muted">
        Keep them apart from your phone. Each signs you in once without it, and they are not shown
        again.
      </p>
      <ul className="grid gap-x-6 gap-y-1 rounded-lg border border-line p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button className="justify-self-start" onClick={keep}>
        Download the codes
      </Button>
    </section>
  )
}
