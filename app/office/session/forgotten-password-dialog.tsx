import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { callApi } from '#app/office/api-client.ts'
import { FormDialog } from '#app/office/record/form-dialog.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { resetRequest } from '#domain/staff/staff.contract.ts'

type Values = z.infer<typeof resetRequest>

const title = 'Forgotten password'

const fields: FormField<Values>[] = [
  {
    kind: 'text',
    type: 'email',
    name: 'email',
    label: 'Email',
    autoComplete: 'email',
    hint: 'Of your staff account. A link to set a new password is sent there.',
  },
]

/** Sends a link that sets a new password; whether there is such an account is not told. */
export function ForgottenPasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Values>({
    resolver: zodResolver(resetRequest),
    defaultValues: { email: '' },
  })
  const request = useMutation({
    mutationFn: (body: Values) =>
      callApi<{ message: string }>('POST', '/admin/forgot-password', { body }),
  })
  if (request.data) {
    return (
      <Dialog title={title} width="small" onClose={onClose}>
        <div className="grid gap-3 text-pretty">
          <p role="status">{request.data.message}</p>
          <p className="text-muted">It works once, for 30 minutes.</p>
        </div>
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={title}
      submit="Send link"
      form={form}
      fields={fields}
      onSubmit={async (values) => {
        await request.mutateAsync(values)
      }}
      onClose={onClose}
    />
  )
}
