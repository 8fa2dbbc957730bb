/** The newsletter's sign-up at the foot of every page. */
import { type FormEvent, useState } from 'react'
import { ApiFailure, postApi } from '#app/site/api.ts'
import type { FormResult } from '#app/site/form/form-result.ts'
import { awaitNotices, notify } from '#app/site/form/notices.tsx'
import { sentAgainLater, useSendAgain } from '#app/site/form/use-send-again.ts'
import { footerCopy } from '#app/site/layout/footer-copy.ts'

/** Address of the page that takes the form where there is no script. */
const newsletterPath = '/newsletter'

/**
 * An empty field does nothing.
 * @param refused what came back with a form that was posted without script
 */
export function NewsletterForm({ refused }: { refused?: FormResult | undefined }) {
  const sendAgain = useSendAgain()
  const [problem, setProblem] = useState(refused?.message)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('subscriberEmail') as HTMLInputElement
    const subscriberEmail = field.value.trim()
    if (!subscriberEmail) return
    setProblem(undefined)
    sendAgain.submit(form, {
      async send(key) {
        const path = '/newsletter/create'
        const { message } = await postApi<{ message: string }>(path, { subscriberEmail }, key)
        void notify('success', message)
      },
      onSent() {
        // Not a reset, which brings back the address that was refused.
        field.value = ''
      },
      onFailure(error, isStill) {
        const said = (error instanceof ApiFailure && error.message) || 'Something went wrong'
        void notify('error', said)
        if (error instanceof ApiFailure && error.fields[0] && isStill) setProblem(said)
      },
    })
  }
  return (
    <form
      className="newsletter-form"
      action={newsletterPath}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={awaitNotices}
      onInput={sendAgain.edited}
    >
      <label htmlFor="subscriberEmail">Newsletter</label>
      <p id="newsletter-about">{footerCopy.newsletter}</p>
      <div className="newsletter-line">
        <input
          id="subscriberEmail"
          name="subscriberEmail"
          type="email"
          autoComplete="email"
          defaultValue={refused?.typed['subscriberEmail']}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'newsletter-problem' : 'newsletter-about'}
        />
        <button type="submit" className="button" aria-disabled={sendAgain.sending || undefined}>
          Subscribe
        </button>
      </div>
      {sendAgain.waiting && <p>{sentAgainLater}</p>}
      {problem && (
        <p id="newsletter-problem" className="field-problem" role={refused && 'alert'}>
          {problem}
        </p>
      )}
    </form>
  )
}
