/** The forms by which visitors leave an address: for the catalogue, or to be told a price. */
import { useState } from 'react'
import { postApi } from '#app/site/api.ts'
import { FormField, FormNews, Honeypot } from '#app/site/form/form-field.tsx'
import { notify } from '#app/site/form/notices.tsx'
import { textsOf, useSiteForm } from '#app/site/form/use-site-form.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { honeypotField } from '#domain/honeypot.ts'
import {
  catalogueUrl,
  type LeadSource,
  leadMessages,
  leadProblems,
} from '#domain/lead/lead.checks.ts'

type LeadFormProps = {
  source: LeadSource
  /** What the button says. */
  label: string
  /** Address of the page, which takes the form where there is no script. */
  page: string
  /** The product that a quotation is asked for. */
  productId?: string
  /** Whether the form has just been sent without script. */
  sent: boolean
}

/** What was asked for stands above the field in which it was asked. */
const takeFocus = (link: HTMLElement | null) => link?.focus()

export function LeadForm({ source, label, page, productId, sent }: LeadFormProps) {
  const [arrived, setArrived] = useState(sent)
  const { form, submitting, waiting, typed, refusal, problemOf } = useSiteForm({
    check: (data) => leadProblems(textsOf(data, ['email'])),
    async send(data, key) {
      const fields = productId ? (['email', 'message', 'productId'] as const) : (['email'] as const)
      const input = { ...textsOf(data, [...fields, honeypotField]), source }
      setArrived(false)
      const { message } = await postApi<{ message?: string }>(
        '/potentialCustomer/create',
        input,
        key,
      )
      void notify('success', message || leadMessages[source])
      setArrived(true)
    },
    explain: (error) =>
      (error instanceof Error && error.name === 'ApiFailure' && error.message) ||
      'Something went wrong',
  })
  return (
    <form {...form} id="form" className="query-form lead-form" action={`${page}#form`}>
      <FormNews sent={sent && leadMessages[source]} refusal={refusal} waiting={waiting} />
      {arrived && source === 'catalog' && (
        <a className="arrow-link" href={catalogueUrl} ref={sent ? undefined : takeFocus}>
          Open the catalogue (PDF) <ArrowIcon />
        </a>
      )}
      <FormField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        typed={typed['email']}
        problem={problemOf('email')}
      />
      {productId && (
        <>
          <FormField
            name="message"
            label="Message"
            rows={4}
            optional
            typed={typed['message']}
            problem={problemOf('message')}
          />
          <input type="hidden" name="productId" value={productId} />
        </>
      )}
      <Honeypot />
      <button
        type="submit"
        className="button"
        aria-disabled={submitting || undefined}
        aria-busy={submitting || undefined}
      >
        {label} <ArrowIcon />
      </button>
    </form>
  )
}
