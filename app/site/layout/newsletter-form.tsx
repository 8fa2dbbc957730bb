/** The newsletter's sign-up at the foot of every page. */
import { type FormEvent, useRef } from 'react'
import { ApiFailure, newKey, postApi } from '#app/site/api.ts'
import { footerCopy } from '#app/site/copy.ts'
import { toast } from '#app/ui/toaster.tsx'

/** Shown once there is script: without it nothing could answer. An empty field does nothing. */
export function NewsletterForm() {
  const sending = useRef(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const subscriberEmail = String(new FormData(form).get('subscriberEmail') ?? '').trim()
    if (!subscriberEmail || sending.current) return
    sending.current = true
    try {
      const path = '/newsletter/create'
      const { message } = await postApi<{ message: string }>(path, { subscriberEmail }, newKey())
      toast.success(message)
      form.reset()
    } catch (error) {
      const said = error instanceof ApiFailure && error.message
      toast.error(said || 'Something went wrong')
    } finally {
      sending.current = false
    }
  }
  return (
    <form
      className="newsletter-form"
      data-needs-script=""
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <label htmlFor="subscriberEmail">Newsletter</label>
      <p id="newsletter-about">{footerCopy.newsletter}</p>
      <div className="newsletter-line">
        <input
          id="subscriberEmail"
          name="subscriberEmail"
          type="email"
          autoComplete="email"
          aria-describedby="newsletter-about"
        />
        <button type="submit" className="button">
          Subscribe
        </button>
      </div>
    </form>
  )
}
