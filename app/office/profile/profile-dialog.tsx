/** One's own account: to read, and to change field by field. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, callApi, messageOf } from '#app/office/api-client.ts'
import { EditableField } from '#app/office/profile/editable-field.tsx'
import {
  dashedPhone,
  type ProfileField,
  problemOf,
  typedValue,
} from '#app/office/profile/profile-fields.ts'
import { ConflictNotice } from '#app/office/record/conflict-notice.tsx'
import { longDay } from '#app/office/record/dates.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from '#app/office/record/draft.ts'
import { isStale } from '#app/office/record/edit-dialog.tsx'
import type { FormField } from '#app/office/record/form-field.ts'
import { DraftNotice } from '#app/office/record/use-draft.tsx'
import type { Conflict } from '#app/office/record/use-stale-edit.ts'
import { signOut } from '#app/office/session/login.ts'
import { useSession } from '#app/office/session/session.ts'
import { userList } from '#app/office/users/user.calls.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toaster.tsx'
import type { StaffView } from '#domain/staff/staff.contract.ts'

type ProfileValues = Record<ProfileField, string>

const editable = [
  { kind: 'text', name: 'email', label: 'Email', type: 'email' },
  { kind: 'text', name: 'contactNumber', label: 'Phone Number', type: 'tel' },
  { kind: 'text', name: 'address', label: 'Address', type: 'text' },
] as const satisfies FormField<ProfileValues>[]

const draftName = 'profile'

/** What of `typed` differs from the account. */
const changesIn = (typed: Partial<ProfileValues>, user: StaffView | null): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== user?.[name as ProfileField]),
  )

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The account as the server has it, or as it was at sign-in as long as that is not known. */
function useOwnAccount(): StaffView | null {
  const user = useSession()?.user ?? null
  const { data } = useQuery(userList)
  return (data?.find(({ _id }) => _id === user?._id) as StaffView | undefined) ?? user
}

export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const account = useOwnAccount()
  // From the first edit on: what is read anew meanwhile must not pass for what was edited.
  const [base, setBase] = useState<StaffView | null>(null)
  const [conflict, setConflict] = useState<Conflict<ProfileValues> | null>(null)
  const user = base ?? account
  const navigate = useNavigate()
  const [typed, setTyped] = useState<Partial<ProfileValues>>({})
  const [offered, setOffered] = useState(() => readDraft(draftName))
  const [open, setOpen] = useState<ProfileField>()
  const form = useRef<HTMLFormElement>(null)

  const changes = changesIn(typed, user)
  const isChanged = Object.keys(changes).length > 0
  /** A value as it was is no problem of this edit, unless it was emptied, as it was before. */
  const problemWith = (name: ProfileField) => {
    const value = typed[name]
    const counts = value !== undefined && (changes[name] !== undefined || value.trim() === '')
    return counts ? problemOf(name, value) : undefined
  }
  const isValid = editable.every(({ name }) => !problemWith(name))

  const update = useMutation({
    mutationFn: () =>
      callApi('PATCH', `/admin/update/${user?._id}`, {
        body: changes,
        ...(user?.version !== undefined && { version: user.version }),
      }),
    onSuccess() {
      onClose()
      toast('🔔 Re-login for changes to take effect!')
      signOut()
      void navigate('/admin/login')
    },
    onError(error) {
      if (isStale(error)) return rebase(error.data as StaffView, error.message)
      if (error instanceof ApiError && error.status === 401) return
      toast.error(messageOf(error, 'Failed to update profile. Please try again.'))
    },
  })
  /** Goes on from the account as it stands now; what was typed stays. */
  const rebase = (current: StaffView, message: string) => {
    const differences = editable
      .filter(({ name }) => current[name] !== user?.[name])
      .map(({ name }) => ({ name, theirs: current[name] }))
    setBase(current)
    setConflict({ message, differences })
  }
  const type = (name: ProfileField, text: string) => {
    const next = { ...typed, [name]: typedValue(name, text) }
    setBase(user)
    setTyped(next)
    if (!offered) keepDraft(draftName, changesIn(next, user), user)
  }
  /** Takes up what was typed, over the account as it was then: the server says if that is outdated. */
  const restore = (draft: Draft) => {
    setBase(draft.base as StaffView)
    setTyped(draft.values)
    endOffer()
  }
  const endOffer = () => {
    setOffered(undefined)
    setOpen(editable[0].name)
    // Opening it brings the focus, unless it is open already.
    form.current?.querySelector('input')?.focus()
  }
  const close = () => {
    if (!offered) dropDraft(draftName)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged && isValid && !update.isPending) update.mutate()
  }

  return (
    <Dialog
      title="Profile"
      hasUnsavedChanges={isChanged && !update.isPending}
      onClose={close}
      actions={
        <Button
          type="submit"
          form={id}
          look="primary"
          pending={update.isPending}
          disabled={!(isChanged && isValid)}
        >
          {update.isPending ? 'Updating...' : 'Update'}
        </Button>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={submit}
      >
        {offered && (
          <DraftNotice
            at={offered.at}
            onRestore={() => restore(offered)}
            onDiscard={() => {
              dropDraft(draftName)
              endOffer()
            }}
          />
        )}
        {conflict && (
          <ConflictNotice
            conflict={conflict}
            fields={editable}
            onTake={(name, theirs) => type(name, String(theirs))}
          />
        )}
        {editable.map(({ name, label, type: inputType }) => {
          const value = typed[name] ?? user?.[name] ?? ''
          const isOpen = open === name
          return (
            <EditableField
              key={name}
              name={name}
              label={label}
              type={inputType}
              value={isOpen || name !== 'contactNumber' ? value : dashedPhone(value)}
              isOpen={isOpen}
              isChanged={changes[name] !== undefined}
              error={problemWith(name)}
              onOpen={() => setOpen(name)}
              onChange={(text) => type(name, text)}
            />
          )
        })}
        <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-2">
          <Fact label="Username" value={user?.username} />
          <Fact label="Full Name" value={user?.fullName} />
          <Fact label="Role" value={capitalised(user?.role ?? '')} />
          <Fact label="Gender" value={user?.gender} />
          <Fact label="Date of Birth" value={user?.dateOfBirth && longDay(user.dateOfBirth)} />
        </dl>
      </form>
    </Dialog>
  )
}

function Fact({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{value || '—'}</dd>
    </div>
  )
}
