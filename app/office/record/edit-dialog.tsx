import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { ApiError } from '#app/office/api-client.ts'
import { ConflictNotice } from '#app/office/record/conflict-notice.tsx'
import { FormDialog } from '#app/office/record/form-dialog.tsx'
import type { FormField } from '#app/office/record/form-fields.tsx'
import { useStaleEdit } from '#app/office/record/use-stale-edit.ts'
import { useWrite, type Write } from '#app/office/record/use-write.ts'

export type Edit<Output> = { values: Output; version: number }

type EditDialogProps<View, Values extends FieldValues, Output> = Write<Edit<Output>> & {
  title: string
  submit: string
  record: View
  /** The fields of a record as the form holds them. */
  valuesOf: (record: View) => Values
  schema: z.ZodType<Output, Values>
  fields: readonly FormField<Values>[]
  onClose: () => void
}

/**
 * A form for a record that is there. It can be sent once something has changed and all of it is
 * valid. Where someone else has saved the record meanwhile, it shows what is different, keeps what
 * was typed, and can be sent again.
 */
export function EditDialog<View extends { version: number }, Values extends FieldValues, Output>(
  props: EditDialogProps<View, Values, Output>,
) {
  const { record, valuesOf, fields, onClose } = props
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(props.schema),
    defaultValues: valuesOf(record) as DefaultValues<Values>,
    mode: 'onChange',
  })
  const { isDirty, isValid } = form.formState
  const edit = useWrite<Edit<Output>>({ ...props, isShown: isStale })
  const stale = useStaleEdit(form, record, valuesOf)

  const save = async (values: Output) => {
    try {
      await edit.mutateAsync({ values, version: stale.base.version })
      onClose()
    } catch (error) {
      if (!isStale(error)) throw error
      stale.rebase(error.data as View, error.message)
    }
  }
  return (
    <FormDialog
      title={props.title}
      submit={props.submit}
      form={form}
      fields={fields}
      notice={
        stale.conflict && (
          <ConflictNotice conflict={stale.conflict} fields={fields} onTake={stale.take} />
        )
      }
      canSubmit={isDirty && isValid}
      onSubmit={save}
      onClose={onClose}
    />
  )
}

/** The record was saved by someone else since; the error carries it as it stands now. */
const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 412 && Boolean(error.data)
