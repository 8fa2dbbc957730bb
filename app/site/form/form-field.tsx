/** The parts of which the forms of the site are made. */
import { sentAgainLater } from '#app/site/form/use-send-again.ts'
import { honeypotField } from '#domain/honeypot.ts'

export type FieldWords = { label: string; type?: string; autoComplete?: string }

type FormFieldProps = FieldWords & {
  name: string
  typed: string | undefined
  problem: string | undefined
  /** Set where the field may stay empty. */
  optional?: boolean
  /** Lines of a longer text; without it, one line. */
  rows?: number
}

export function FormField(props: FormFieldProps) {
  const { name, label, typed, problem, optional, rows, ...own } = props
  const shared = { name, required: !optional, defaultValue: typed, ...describedBy(name, problem) }
  return (
    <div className="field" data-field={name}>
      <label htmlFor={name}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input {...own} {...shared} />}
      <FieldProblem name={name} problem={problem} />
    </div>
  )
}

/** Ties a field to what is wrong with it. */
export const describedBy = (name: string, problem: string | undefined) => ({
  id: name,
  'aria-invalid': problem ? true : undefined,
  'aria-describedby': problem ? `${name}-problem` : undefined,
})

export function FieldProblem({ name, problem }: { name: string; problem: string | undefined }) {
  return problem ? (
    <p id={`${name}-problem`} className="field-problem">
      {problem}
    </p>
  ) : null
}

type FormNewsProps = {
  /** What to say where the form has just been sent without script. */
  sent: string | false
  /** Why it was refused when it was sent without script, and the field at fault if there is one. */
  refusal: { message: string; path?: string } | undefined
  /** Whether it will be sent again by itself. */
  waiting: boolean
}

/** What became of a form that was sent without script, or of one that waits to be sent again. */
export function FormNews({ sent, refusal, waiting }: FormNewsProps) {
  return (
    <>
      {sent && (
        <p className="form-sent" role="status">
          {sent}
        </p>
      )}
      {refusal && (
        <p className="field-problem" role="alert">
          {refusal.path ? <a href={`#${refusal.path}`}>{refusal.message}</a> : refusal.message}
        </p>
      )}
      {waiting && <p className="form-sent">{sentAgainLater}</p>}
    </>
  )
}

/** A field that people neither see nor reach, for programs to betray themselves. */
export const Honeypot = () => (
  <input
    className="visually-hidden"
    name={honeypotField}
    tabIndex={-1}
    autoComplete="off"
    aria-hidden="true"
  />
)
