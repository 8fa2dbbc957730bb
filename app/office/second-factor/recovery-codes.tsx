import { Button } from '#app/ui/button.tsx'

/** The codes that stand in for a lost phone, to be kept now or never. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const keep = () => {
    const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'darya-recovery-codes.txt'
    link.click()
    setTimeout(() => URL.revokeObjectURL(address))
  }
  return (
    <section className="grid gap-3">
      <h3 className="font-medium">Your recovery codes</h3>
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
