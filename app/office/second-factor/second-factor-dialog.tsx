/** One's own two-factor sign-in: to turn on and off, and to renew the recovery codes. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Enrolment } from '#app/office/second-factor/enrolment.tsx'
import { ProofForm } from '#app/office/second-factor/proof-form.tsx'
import { RecoveryCodes } from '#app/office/second-factor/recovery-codes.tsx'
import {
  disableSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from '#app/office/second-factor/second-factor.calls.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { handFocusOn } from '#app/ui/hand-focus-on.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toaster.tsx'
import type { SecondFactorView } from '#domain/staff/second-factor.contract.ts'

const aboutCodes = {
  text: 'The codes are not shown again. Have you kept them?',
  stay: 'Show them',
  leave: 'I have kept them',
}

export function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(secondFactor)
  const queries = useQueryClient()
  const [codes, setCodes] = useState<string[]>()
  const [areKept, setAreKept] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: secondFactor.queryKey })
  const showCodes = (news: string) => async (fresh: string[]) => {
    setCodes(fresh)
    setAreKept(false)
    toast.success(news)
    await refresh()
  }
  return (
    <Dialog
      title="Two-factor sign-in"
      hasUnsavedChanges={codes !== undefined && !areKept}
      question={aboutCodes}
      onClose={onClose}
    >
      <div className="grid gap-6">
        {codes && <RecoveryCodes codes={codes} onKept={() => setAreKept(true)} />}
        {!codes && data && !data.isOn && (
          <>
            <p className="text-pretty">
              It is off. With it, signing in takes your password and a code from an app on your
              phone, so that a stolen password alone opens nothing.
            </p>
            <Enrolment onDone={showCodes('Two-factor sign-in is on')} />
          </>
        )}
        {!codes && data?.isOn && (
          <TurnedOn
            state={data}
            onCodes={showCodes('Your former recovery codes no longer work')}
            onOff={refresh}
          />
        )}
        {!data && isError && (
          <div className="grid justify-items-start gap-3">
            <p>Whether it is on or off could not be loaded.</p>
            <Button ref={handFocusOn} pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        {!data && !isError && <Spinner />}
      </div>
    </Dialog>
  )
}

type TurnedOnProps = {
  state: SecondFactorView
  onCodes: (codes: string[]) => Promise<void>
  onOff: () => Promise<void>
}

function TurnedOn({ state, onCodes, onOff }: TurnedOnProps) {
  const [wish, setWish] = useState<'renew' | 'off'>()
  return (
    <>
      <p>
        It is on. You have {state.recoveryCodesLeft}{' '}
        {state.recoveryCodesLeft === 1 ? 'recovery code' : 'recovery codes'} left.
      </p>
      {!wish && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setWish('renew')}>New recovery codes</Button>
          <Button disabled={state.isRequired} onClick={() => setWish('off')}>
            Turn off
          </Button>
          {state.isRequired && (
            <p className="w-full text-sm text-muted">Your role requires two-factor sign-in.</p>
          )}
        </div>
      )}
      {wish === 'renew' && (
        <ProofForm
          submit="Make new codes"
          asks={['currentPassword', 'code']}
          onSubmit={async ({ currentPassword, code }) =>
            onCodes(await renewRecoveryCodes(currentPassword, code))
          }
        />
      )}
      {wish === 'off' && (
        <ProofForm
          submit="Turn off"
          isDangerous
          asks={['currentPassword', 'code']}
          onSubmit={async ({ currentPassword, code }) => {
            await disableSecondFactor(currentPassword, code)
            toast.success('Two-factor sign-in is off')
            await onOff()
          }}
        />
      )}
    </>
  )
}
