/** The newsletter's sign-up at the foot of every page. */
import { type FormEvent, useRef } from 'react'
import { ApiFailure, newKey, postApi } from '#app/site/api.ts'
import type { FormResult } from '#app/site/form/form-result.ts'
import { awaitNotices, notify } from '#app/site/form/notices.tsx'
import { sentAgainLater, useSendAgain } from '#app/site/form/use-send-again.ts'
import { footerCopy } from '#app/site/layout/footer-copy.ts'

/** Address of the page that takes the form where there is no script. */
export const newsletterPath = '/newsletter'

/**
 * An empty field does nothing.
 * @param refused what came back with a form that was posted without script
 */
export function NewsletterForm({ refused }: { refused?: FormResult | undefined }) {
  const sending = useRef(false)
  const sendAgain = useSendAgain()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const subscriberEmail = String(new FormData(form).get('subscriberEmail') ?? '').trim()
    if (sending.current) return sendAgain.insist()
    if (!subscriberEmail) return
    sendAgain.forget()
    await attempt(form, subscriberEmail, newKey())
  }
  const attempt = async (form: HTMLFormElement, subscriberEmail: string, key: string) => {
    sending.current = true
    try {
      const path = '/newsletter/create'
      const { message } = await postApi<{ message: string }>(path, { subscriberEmail }, key)
      void notify('success', message)
      form.reset()
      sendAgain.forget()
    } catch (error) {
      if (sendAgain.afterFailure(error, () => void attempt(form, subscriberEmail, key))) {
        const said = error instanceof ApiFailure && error.message
        void notify('error', said || 'Something went wrong')
      }
    } finally {
      sending.current = false
    }
  }
  return (
    <form
      className="newsletter-form"
      action={newsletterPath}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={awaitNotices}
      onInput={sendAgain.forget}
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
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? 'newsletter-problem' : 'newsletter-about'}
        />
        <button type="submit" className="button">
          Subscribe
        </button>
      </div>
      {sendAgain.waiting && <p>{sentAgainLater}</p>}
      {refused && (
        <p id="newsletter-problem" className="field-problem" role="alert">
          {refused.message}
        </p>
      )}
    </form>
  )
}
