import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form'
import type * as z from 'zod'
import { FormDialog } from '#app/office/record/form-dialog.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import { useDraft } from '#app/office/record/use-draft.tsx'
import { useWrite, type Write } from '#app/office/record/use-write.ts'

type AddDialogProps<Values extends FieldValues, Output> = Write<Output> & {
  title: string
  schema: z.ZodType<Output, Values>
  /** What the form starts with. */
  empty: Values
  fields: readonly FormField<Values>[]
  /** Keeps the button that sends disabled until all of the form is valid. */
  needsAll?: boolean
  onClose: () => void
}

/**
 * A form for a new record. Unless it needs all first, it can always be sent; what is missing is then
 * said at its field.
 */
export function AddDialog<Values extends FieldValues, Output>(
  props: AddDialogProps<Values, Output>,
) {
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(props.schema),
    defaultValues: props.empty as DefaultValues<Values>,
    mode: props.needsAll ? 'all' : 'onChange',
  })
  const add = useWrite<Output>(props)
  const draft = useDraft({
    form,
    fields: props.fields,
    name: props.title,
    restore(typed) {
      for (const [name, value] of Object.entries(typed)) {
        form.setValue(name as Path<Values>, value, { shouldDirty: true, shouldValidate: true })
      }
    },
  })
  return (
    <FormDialog
      title={props.title}
      submit={props.title}
      form={form}
      fields={props.fields}
      notice={draft.notice}
      canSubmit={!props.needsAll || form.formState.isValid}
      status={props.needsAll && <StillNeeded {...props} form={form} />}
      onSubmit={async (values) => {
        await add.mutateAsync(values)
        draft.drop()
        props.onClose()
      }}
      onClose={() => {
        draft.close()
        props.onClose()
      }}
    />
  )
}

type StillNeededProps<Values extends FieldValues, Output> = Pick<
  AddDialogProps<Values, Output>,
  'schema' | 'fields'
> & { form: UseFormReturn<Values, unknown, Output> }

/** Names the fields that keep the form from being sent. */
function StillNeeded<Values extends FieldValues, Output>(props: StillNeededProps<Values, Output>) {
  const { error } = props.schema.safeParse(useWatch({ control: props.form.control }))
  const wrong = new Set(error?.issues.map(({ path }) => path[0]))
  const labels = props.fields.filter(({ name }) => wrong.has(name)).map(({ label }) => label)
  return (
    labels.length > 0 && (
      <p className="mr-auto min-w-0 flex-1 text-xs text-pretty text-muted max-sm:basis-full">
        Still needed: {labels.join(', ')}
      </p>
    )
  )
}
