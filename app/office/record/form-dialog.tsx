/** A form in a dialog. What it sends, and what follows, is its caller's. */
import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#app/office/api-client.ts'
import type { FormField } from '#app/office/record/form-field.ts'
import { FormFields } from '#app/office/record/form-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { NextIcon } from '#app/ui/icons.tsx'

type FormDialogProps<Values extends FieldValues, Output> = {
  title: string
  /** What the button that sends says. */
  submit: string
  form: UseFormReturn<Values, unknown, Output>
  fields: readonly FormField<Values>[]
  /** Stands above the fields. */
  notice?: ReactNode
  /** Stands in a panel beside the fields. */
  aside?: ReactNode
  /** What whoever fills in the form reads meanwhile; the fields stand beside it. */
  reading?: ReactNode
  /** False keeps the button disabled. */
  canSubmit?: boolean
  /** True while something else is written, which sending waits for. */
  isWaiting?: boolean
  /** Why it is disabled. */
  status?: ReactNode
  /**
   * Sends what was typed, and goes on to the next record where `leadsOn`. What it throws is shown:
   * rules that were broken at their fields.
   */
  onSubmit: (values: Output, leadsOn: boolean) => Promise<void>
  /** Opens the next record of the list, where there is one. */
  onNext?: (() => void) | undefined
  onClose: () => void
}

export function FormDialog<Values extends FieldValues, Output>(
  props: FormDialogProps<Values, Output>,
) {
  const { form, fields, canSubmit = true, isWaiting = false, onNext } = props
  const id = useId()
  const { isDirty, isSubmitting, errors } = form.formState
  // What is typed while it is being sent would go with the dialog.
  const [isHeldStill, setIsHeldStill] = useState(false)
  const beside = fields.filter(({ isAside }) => isAside)
  // A form that failed to arrive is as good as before, and may be sent again.
  const isHeld = isWaiting || (!canSubmit && !isSubmitting && !errors.root)
  const hasPanel = beside.length > 0 || Boolean(props.aside)

  const send = form.handleSubmit(async (values, event) => {
    const submit = event?.nativeEvent as SubmitEvent | undefined
    const pressed = submit?.submitter as HTMLButtonElement | null | undefined
    const focused = document.activeElement as HTMLElement | null
    const letGo = () => {
      flushSync(() => setIsHeldStill(false))
      if (document.activeElement === document.body) focused?.focus()
    }
    setIsHeldStill(true)
    try {
      await props.onSubmit(values, pressed?.value === leadOn)
      letGo()
    } catch (error) {
      letGo()
      showErrors(error, form)
    }
  })

  return (
    <Dialog
      title={props.title}
      width={hasPanel || props.reading ? 'large' : 'medium'}
      hasUnsavedChanges={isDirty}
      onClose={props.onClose}
      status={props.status}
      actions={
        <>
          <Button type="submit" form={id} look="primary" pending={isSubmitting} disabled={isHeld}>
            {props.submit}
          </Button>
          {onNext && (
            <Button
              {...(isDirty
                ? { type: 'submit', form: id, value: leadOn, disabled: isHeld }
                : { onClick: onNext })}
              pending={isSubmitting}
            >
              {isDirty ? 'Save and next' : 'Next'}
              <NextIcon />
            </Button>
          )}
        </>
      }
    >
      <form
        id={id}
        noValidate
        inert={isHeldStill}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={send}
      >
        {props.notice}
        {errors.root?.message && <p className="text-sm text-danger">{errors.root.message}</p>}
        {hasPanel ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 md:grid-cols-[16rem_minmax(0,1fr)]">
            {props.aside ?? <FormFields form={form} fields={beside} />}
            <FormFields form={form} fields={fields.filter(({ isAside }) => !isAside)} />
          </div>
        ) : props.reading ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem]">
            {props.reading}
            <FormFields form={form} fields={fields} />
          </div>
        ) : (
          <FormFields form={form} fields={fields} />
        )}
      </form>
    </Dialog>
  )
}

/** The value of the button that sends and leads on. */
const leadOn = 'next'

/** Puts the server's objections to the fields that they are about. */
export function showErrors<Values extends FieldValues, Output>(
  error: unknown,
  form: UseFormReturn<Values, unknown, Output>,
) {
  if (!(error instanceof ApiError)) throw error
  const known = error.errors.filter(({ path }) => (path.split('.')[0] ?? '') in form.getValues())
  for (const { path, message } of known) form.setError(path as Path<Values>, { message })
  if (known[0]) form.setFocus(known[0].path as Path<Values>)
  else form.setError('root', { message: 'Nothing was saved. What you typed is still here.' })
}
