/** Turning two-factor sign-in on: password, QR code, proof. */
import { useState } from 'react'
import { ProofForm } from '#app/office/second-factor/proof-form.tsx'
import { QrCode } from '#app/office/second-factor/qr-code.tsx'
import { beginEnrolment, confirmEnrolment } from '#app/office/second-factor/second-factor.calls.ts'
import type { NewSecondFactor } from '#domain/staff/second-factor.contract.ts'

export function Enrolment({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const [begun, setBegun] = useState<NewSecondFactor>()
  if (!begun) {
    return (
      <ProofForm
        key="begin"
        submit="Set up"
        asks={['currentPassword']}
        onSubmit={async ({ currentPassword }) => setBegun(await beginEnrolment(currentPassword))}
      />
    )
  }
  return (
    <div className="grid gap-5">
      <p>Scan this with an authenticator app, then enter the six digits that it shows.</p>
      <QrCode text={begun.uri} label="QR code for an authenticator app" />
      <p className="text-sm text-muted">
        Or type this key into the app:{' '}
        <code className="wrap-anywhere text-ink">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <ProofForm
        key="confirm"
        submit="Turn on"
        asks={['code']}
        onSubmit={async ({ code }) => onDone(await confirmEnrolment(begun.enrolment, code))}
      />
    </div>
  )
}
