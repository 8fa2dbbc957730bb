/** The form with which visitors write to us. Works without script, and better with it. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { ApiFailure, newKey, postApi } from '#app/site/api.ts'
import type { ContactFormResult } from '#app/site/contact/contact.page.tsx'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { toast } from '#app/ui/toaster.tsx'
import {
  type ContactField,
  type ContactInput,
  contactFields,
  contactProblems,
  enquirySent,
} from '#domain/enquiry/enquiry.checks.ts'
import { honeypotField } from '#domain/honeypot.ts'

type Problem = { path: string; message: string }

const fields: Record<ContactField, { label: string; type?: string; autoComplete?: string }> = {
  fullname: { label: 'Full name', autoComplete: 'name' },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel' },
  email: { label: 'E-mail', type: 'email', autoComplete: 'email' },
  address: { label: 'Address', autoComplete: 'street-address' },
  message: { label: 'Message' },
}

/** @param sent whether the form has just been sent without script */
export function QueryForm({ sent = false }: { sent?: boolean }) {
  const refused = useActionData() as ContactFormResult | undefined
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problem[]>(refused?.problems ?? [])
  const [submitting, setSubmitting] = useState(false)
  const fill = useRef<string | undefined>(undefined)

  useEffect(() => {
    // From here on the checks below speak, in their own words and order.
    if (form.current) form.current.noValidate = true
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting) return
    const { bait, ...input } = inputOf(event.currentTarget)
    const found = contactProblems(input)
    setProblems(found)
    if (found[0]) return refuse(form.current, found[0])
    setSubmitting(true)
    fill.current ??= newKey()
    try {
      await postApi('/contact/create', { ...input, [honeypotField]: bait }, fill.current)
      toast.success(enquirySent)
      clear(form.current)
      fill.current = undefined
    } catch (error) {
      if (error instanceof ApiFailure && error.fields[0]) {
        setProblems(error.fields)
        refuse(form.current, error.fields[0])
      } else if (error instanceof ApiFailure) {
        toast.error('Failed to submit the form.')
      } else {
        toast.error('An error occurred while submitting the form.')
      }
    } finally {
      setSubmitting(false)
    }
  }

  return (
    <form
      ref={form}
      id="form"
      className="query-form"
      action="/contact#form"
      method="post"
      onSubmit={(event) => void submit(event)}
      onInput={() => {
        // Another text is another message, not the same one again.
        fill.current = undefined
      }}
    >
      {sent && (
        <p className="form-sent" role="status">
          {enquirySent}
        </p>
      )}
      {refused && refused.problems.length === 0 && (
        <p className="field-problem" role="alert">
          {refused.message}
        </p>
      )}
      {contactFields.map((name) => (
        <Field
          key={name}
          name={name}
          typed={refused?.typed[name]}
          problem={problems.find(({ path }) => path === name)?.message}
        />
      ))}
      <input className="visually-hidden" name={honeypotField} {...forPrograms} />
      <button type="submit" className="button" aria-disabled={submitting || undefined}>
        {submitting ? 'Submitting...' : 'Submit'} <ArrowIcon />
      </button>
    </form>
  )
}

type FieldProps = { name: ContactField; typed: string | undefined; problem: string | undefined }

function Field({ name, typed, problem }: FieldProps) {
  const { label, ...own } = fields[name]
  const shared = {
    id: name,
    name,
    required: true,
    defaultValue: typed,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${name}-problem` : undefined,
  }
  return (
    <div className="field" data-field={name}>
      <label htmlFor={name}>{label}</label>
      {name === 'message' ? <textarea rows={5} {...shared} /> : <input {...own} {...shared} />}
      {problem && (
        <p id={`${name}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  )
}

/** A field that people neither see nor reach. */
const forPrograms = { tabIndex: -1, autoComplete: 'off', 'aria-hidden': true } as const

function inputOf(form: HTMLFormElement): ContactInput & { bait: string } {
  const typed = new FormData(form)
  const text = (name: string) => String(typed.get(name) ?? '')
  const entries = contactFields.map((name) => [name, text(name).trim()])
  return { ...(Object.fromEntries(entries) as ContactInput), bait: text(honeypotField) }
}

/** Says what is wrong and takes the visitor there. */
function refuse(form: HTMLFormElement | null, { path, message }: Problem): void {
  toast.error(message)
  const field = form?.elements.namedItem(path)
  if (field instanceof HTMLElement) field.focus()
}

/** Empties every field, also one that came filled. */
function clear(form: HTMLFormElement | null): void {
  for (const name of contactFields) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = ''
  }
}
