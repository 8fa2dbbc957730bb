/** The form with which people apply for a position. */
import { ResumeField } from '#app/site/career/resume-field.tsx'
import { sendApplication } from '#app/site/career/send-application.ts'
import { type FieldWords, FormField, FormNews, Honeypot } from '#app/site/form/form-field.tsx'
import { notify } from '#app/site/form/notices.tsx'
import { textsOf, useSiteForm } from '#app/site/form/use-site-form.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import {
  type ApplicantField,
  applicantFields,
  applicantMessages,
  applicationProblems,
  applicationSent,
} from '#domain/career/application.checks.ts'

const fields: Record<ApplicantField, FieldWords> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  yourEmail: { label: 'E-mail', type: 'email', autoComplete: 'email' },
  phoneNumber: { label: 'Phone number', type: 'tel', autoComplete: 'tel' },
  city: { label: 'City', autoComplete: 'address-level2' },
  address: { label: 'Address', autoComplete: 'street-address' },
  state: { label: 'State', autoComplete: 'address-level1' },
  postalCode: { label: 'Postal code', autoComplete: 'postal-code' },
}

/** @param sent whether the form has just been sent without script */
export function ApplicationForm({ jobId, sent }: { jobId: string; sent: boolean }) {
  const { form, submitting, waiting, fills, typed, refusal, problemOf, isBack } = useSiteForm({
    check: (data) => applicationProblems(textsOf(data, applicantFields), resumeOf(data)),
    async send(data, key) {
      await sendApplication(data, key)
      void notify('success', applicationSent)
    },
    explain: (error) => (error instanceof Error && error.message) || 'Something went wrong',
  })
  return (
    <form
      {...form}
      id="form"
      className="query-form"
      action={`/career/form/${jobId}#form`}
      encType="multipart/form-data"
    >
      <FormNews sent={sent && applicationSent} refusal={refusal} waiting={waiting} />
      {applicantFields.map((name) => (
        <FormField
          key={name}
          name={name}
          {...fields[name]}
          optional={!(name in applicantMessages)}
          typed={typed[name]}
          problem={problemOf(name)}
        />
      ))}
      <input type="hidden" name="jobId" value={jobId} />
      <Honeypot />
      <ResumeField key={fills} problem={problemOf('resume')} again={isBack} />
      <button
        type="submit"
        className="button"
        aria-disabled={submitting || undefined}
        aria-busy={submitting || undefined}
      >
        Submit application {submitting ? <Spinner /> : <ArrowIcon />}
      </button>
    </form>
  )
}

/** The chosen file; an untouched file input gives one without a name. */
function resumeOf(data: FormData): File | undefined {
  const resume = data.get('resume')
  return resume instanceof File && resume.name !== '' ? resume : undefined
}
