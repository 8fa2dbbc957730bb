import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { ApiError } from '#app/office/api-client.ts'
import { ConflictNotice } from '#app/office/record/conflict-notice.tsx'
import { FormDialog } from '#app/office/record/form-dialog.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import { useDraft } from '#app/office/record/use-draft.tsx'
import { useStaleEdit } from '#app/office/record/use-stale-edit.ts'
import { useWrite, type Write } from '#app/office/record/use-write.ts'
import { toast } from '#app/ui/toaster.tsx'

export type Edit<Output> = { values: Output; version: number }

type EditDialogProps<View, Values extends FieldValues, Output> = Write<Edit<Output>> & {
  title: string
  submit: string
  record: View
  /** The fields of a record as the form holds them. */
  valuesOf: (record: View) => Values
  schema: z.ZodType<Output, Values>
  fields: readonly FormField<Values>[]
  /** Where given, a form without a change can be sent as well: nothing is saved and this is said. */
  whenUnchanged?: string
  /** What stands beside the fields and is written by itself, such as pictures. */
  aside?: (own: OwnWrites<View>) => ReactNode
  /** What of the record is read only. */
  reading?: ReactNode
  /** Opens the next record of the list, where there is one. */
  onNext?: (() => void) | undefined
  onClose: () => void
}

/** How a part of the dialog that writes by itself keeps step with the form. */
export type OwnWrites<View> = {
  /** The record as the form knows it. */
  present: View
  advance: (changes: Partial<View>) => void
  /** True while the form or the part itself is writing: each would take the other for someone else. */
  isWriting: boolean
  setIsWriting: (isWriting: boolean) => void
  /** True where `error` says that someone else was first, which the form then shows. */
  wasStale: (error: unknown) => error is ApiError
}

/**
 * A form for a record that is there. It can be sent once something has changed and all of it is
 * valid. Where someone else has saved the record meanwhile, it shows what is different, keeps what
 * was typed, and can be sent again.
 */
export function EditDialog<
  View extends { _id?: string; version: number },
  Values extends FieldValues,
  Output,
>(props: EditDialogProps<View, Values, Output>) {
  const { record, valuesOf, fields, whenUnchanged } = props
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(props.schema),
    defaultValues: valuesOf(record) as DefaultValues<Values>,
    mode: 'onChange',
  })
  const { isDirty, isValid, isSubmitting } = form.formState
  const [isAsideWriting, setIsAsideWriting] = useState(false)
  const edit = useWrite<Edit<Output>>({ ...props, isShown: isStale })
  const stale = useStaleEdit(form, record, valuesOf)
  const draft = useDraft({
    form,
    fields,
    // Not by the title: a colleague may give the record another name meanwhile.
    name: `${props.submit} ${record._id}`,
    base: stale.base,
    restore: (typed, base: View) => stale.resume(base, typed),
  })
  const close = () => {
    draft.close()
    props.onClose()
  }

  const save = async (values: Output, leadsOn: boolean) => {
    if (!isDirty && whenUnchanged) {
      toast(whenUnchanged)
      return
    }
    try {
      await edit.mutateAsync({ values, version: stale.base.version })
      draft.drop()
      // The next one as it was before: what is saved may have left the list.
      if (leadsOn) props.onNext?.()
      else props.onClose()
    } catch (error) {
      if (!wasStale(error)) throw error
    }
  }
  const wasStale = (error: unknown): error is ApiError => {
    if (!isStale(error)) return false
    stale.rebase(error.data as View, error.message)
    return true
  }
  return (
    <FormDialog
      title={props.title}
      submit={props.submit}
      form={form}
      fields={fields}
      aside={props.aside?.({
        present: stale.base,
        advance: stale.advance,
        isWriting: isSubmitting || isAsideWriting,
        setIsWriting: setIsAsideWriting,
        wasStale,
      })}
      reading={props.reading}
      notice={
        <>
          {draft.notice}
          {stale.conflict && (
            <ConflictNotice conflict={stale.conflict} fields={fields} onTake={stale.take} />
          )}
        </>
      }
      isWaiting={isAsideWriting}
      canSubmit={isValid && (isDirty || whenUnchanged !== undefined)}
      onSubmit={save}
      onNext={props.onNext}
      onClose={close}
    />
  )
}

/** The record was saved by someone else since; the error carries it as it stands now. */
export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 412 && Boolean(error.data)
