/** Personal data: what is held of one e-mail address, to be handed out or forgotten. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { messageOf, statusOf } from '#app/office/api-client.ts'
import { ScreenHeader } from '#app/office/layout/screen-header.tsx'
import { SuperAdminOnly } from '#app/office/layout/super-admin-only.tsx'
import { HeldData } from '#app/office/personal-data/held-data.tsx'
import { findPersonalData } from '#app/office/personal-data/personal-data.calls.ts'
import { showErrors } from '#app/office/record/form-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toaster.tsx'
import { dataSubject } from '#domain/personal-data/personal-data.contract.ts'

export default function PersonalDataScreen() {
  return (
    <SuperAdminOnly title="Personal data">
      <ScreenHeader
        title="Personal data"
        description="What is held of one e-mail address. Hand it to the person who asks for it, or forget it for good."
      />
      <Search />
    </SuperAdminOnly>
  )
}

type Values = z.infer<typeof dataSubject>

function Search() {
  const form = useForm<Values>({
    resolver: zodResolver(dataSubject),
    defaultValues: { email: '' },
  })
  const search = useMutation({
    mutationFn: ({ email }: Values) => findPersonalData(email),
    onError(error) {
      showErrors(error, form)
      toast.error(messageOf(error, statusOf(error)))
    },
  })
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <form
        noValidate
        className="rounded-lg border border-line bg-surface p-4"
        onSubmit={form.handleSubmit((values) => search.mutate(values))}
      >
        <div className="grid max-w-2xl items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            spellCheck={false}
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Button type="submit" look="primary" className="sm:mt-6.5" pending={search.isPending}>
            Search
          </Button>
        </div>
      </form>
      {search.data && (
        <HeldData
          key={search.submittedAt}
          data={search.data}
          onErased={() => search.mutate({ email: search.data.email })}
        />
      )}
    </div>
  )
}
