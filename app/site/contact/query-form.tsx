/** The form with which visitors write to us. */
import { ApiFailure, postApi } from '#app/site/api.ts'
import { type FieldWords, FormField, FormNews, Honeypot } from '#app/site/form/form-field.tsx'
import { notify } from '#app/site/form/notices.tsx'
import { textsOf, useSiteForm } from '#app/site/form/use-site-form.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import {
  type ContactField,
  contactFields,
  contactProblems,
  enquirySent,
} from '#domain/enquiry/enquiry.checks.ts'
import { honeypotField } from '#domain/honeypot.ts'

const fields: Record<ContactField, FieldWords & { rows?: number }> = {
  fullname: { label: 'Full name', autoComplete: 'name' },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel' },
  email: { label: 'E-mail', type: 'email', autoComplete: 'email' },
  address: { label: 'Address', autoComplete: 'street-address' },
  message: { label: 'Message', rows: 5 },
}

/** @param sent whether the form has just been sent without script */
export function QueryForm({ sent = false }: { sent?: boolean }) {
  const { form, submitting, waiting, typed, refusal, problemOf } = useSiteForm({
    check: (data) => contactProblems(textsOf(data, contactFields)),
    async send(data, key) {
      const input = textsOf(data, [...contactFields, honeypotField])
      await postApi('/contact/create', input, key)
      void notify('success', enquirySent)
    },
    explain(error) {
      if (!(error instanceof ApiFailure)) return 'An error occurred while submitting the form.'
      return error.fields[0]?.message ?? 'Failed to submit the form.'
    },
  })
  return (
    <form {...form} id="form" className="query-form" action="/contact#form">
      <FormNews sent={sent && enquirySent} refusal={refusal} waiting={waiting} />
      {contactFields.map((name) => (
        <FormField
          key={name}
          name={name}
          {...fields[name]}
          typed={typed[name]}
          problem={problemOf(name)}
        />
      ))}
      <Honeypot />
      <button type="submit" className="button" aria-disabled={submitting || undefined}>
        {submitting ? 'Submitting...' : 'Submit'} <ArrowIcon />
      </button>
    </form>
  )
}
