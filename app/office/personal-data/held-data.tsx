import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { messageOf, statusOf } from '#app/office/api-client.ts'
import { erasedText, heldKinds, summaryOf } from '#app/office/personal-data/held-kinds.tsx'
import {
  downloadPersonalData,
  erasePersonalData,
} from '#app/office/personal-data/personal-data.calls.ts'
import { useDownload } from '#app/office/record/use-download.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { DownloadIcon, SearchIcon, TrashIcon } from '#app/ui/icons.tsx'
import { StateMessage } from '#app/ui/state-message.tsx'
import { toast } from '#app/ui/toaster.tsx'
import type { PersonalData } from '#domain/personal-data/personal-data.contract.ts'

type HeldDataProps = { data: PersonalData; onErased: () => void }

/** All that is held of an address, and the ways to hand it out and to forget it. */
export function HeldData({ data, onErased }: HeldDataProps) {
  const [isAsking, setIsAsking] = useState(false)
  const download = useDownload(downloadPersonalData)
  const summary = summaryOf(data)
  if (!summary) {
    return (
      <div role="status" className="rounded-lg border border-line bg-surface">
        <StateMessage icon={<SearchIcon />} title={`Nothing is held of ${data.email}.`}>
          No enquiry, application, subscription or mail names this address. Accounts of staff are
          under Users.
        </StateMessage>
      </div>
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3">
        <div role="status" className="mr-auto">
          <p className="font-medium wrap-anywhere">{data.email}</p>
          <p className="text-sm text-muted">{summary}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button pending={download.isPending} onClick={() => download.mutate(data.email)}>
            <DownloadIcon />
            Download
          </Button>
          <Button look="danger" onClick={() => setIsAsking(true)}>
            <TrashIcon />
            Erase
          </Button>
        </div>
      </div>
      {heldKinds.map((kind) => (
        <Kind key={kind.title} title={kind.title} records={kind.recordsOf(data)} />
      ))}
      {isAsking && (
        <EraseDialog
          email={data.email}
          summary={summary}
          onErased={onErased}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

type KindProps = { title: string; records: { id: string; content: React.ReactNode }[] }

function Kind({ title, records }: KindProps) {
  const id = useId()
  if (records.length === 0) return null
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-4">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      <ul className="divide-y divide-line">
        {records.map(({ id: key, content }) => (
          <li key={key} className="py-4 last:pb-0">
            {content}
          </li>
        ))}
      </ul>
    </section>
  )
}

type EraseDialogProps = {
  email: string
  summary: string
  onErased: () => void
  onClose: () => void
}

function EraseDialog({ email, summary, onErased, onClose }: EraseDialogProps) {
  const erase = useMutation({
    mutationFn: () => erasePersonalData(email),
    onSuccess(erased) {
      onClose()
      toast.success(erasedText(erased))
      onErased()
    },
    onError: (error) => toast.error(messageOf(error, statusOf(error))),
  })
  return (
    <ConfirmDialog
      title={`Erase ${email}?`}
      pending={erase.isPending}
      onConfirm={() => erase.mutate()}
      onClose={onClose}
    >
      This removes {summary}, with files and the notes of staff, for good. It can’t be taken back.
      Backups that were made before keep it until they are replaced.
    </ConfirmDialog>
  )
}
