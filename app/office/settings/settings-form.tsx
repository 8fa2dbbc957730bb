/** All settings in one form, in groups. Only what was changed is sent. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { LeaveGuard } from '#app/office/layout/leave-guard.tsx'
import { ScreenSection } from '#app/office/layout/screen-section.tsx'
import { ConflictNotice } from '#app/office/record/conflict-notice.tsx'
import { isStale } from '#app/office/record/edit-dialog.tsx'
import { showErrors } from '#app/office/record/form-dialog.tsx'
import { FormFields } from '#app/office/record/form-fields.tsx'
import { useDraft } from '#app/office/record/use-draft.tsx'
import { useStaleEdit } from '#app/office/record/use-stale-edit.ts'
import { useWrite } from '#app/office/record/use-write.ts'
import { PartnersField } from '#app/office/settings/partners-field.tsx'
import { SaveBar } from '#app/office/settings/save-bar.tsx'
import { headingIdOf, SectionList } from '#app/office/settings/section-list.tsx'
import {
  saveSettings,
  settingsQuery,
  type WholeSettings,
} from '#app/office/settings/settings.calls.ts'
import {
  allFields,
  type SettingsSection,
  sections,
} from '#app/office/settings/settings-sections.tsx'
import {
  type SettingsValues,
  settingsForm,
  valuesOf,
} from '#app/office/settings/settings-values.ts'
import type { Settings } from '#domain/settings/settings.contract.ts'

type SettingsFormState = UseFormReturn<SettingsValues, unknown, Settings>

export function SettingsForm({ settings }: { settings: WholeSettings }) {
  const form: SettingsFormState = useForm<SettingsValues, unknown, Settings>({
    resolver: zodResolver(settingsForm),
    defaultValues: valuesOf(settings),
    mode: 'onChange',
  })
  const { isDirty, isSubmitting, dirtyFields, errors } = form.formState
  const [uploads, setUploads] = useState(0)
  const isUploading = uploads > 0
  const stale = useStaleEdit(form, settings, valuesOf)
  const save = useWrite({
    call: (values: Settings) => saveSettings(only(values, changedNames), stale.base.version),
    invalidates: settingsQuery.queryKey,
    success: 'Settings updated successfully!',
    failure: 'Failed to update settings',
    isShown: isStale,
  })
  const changedNames = Object.keys(dirtyFields) as (keyof Settings)[]

  const draft = useDraft({
    form,
    fields: allFields,
    name: 'settings',
    base: stale.base,
    restore: (typed, base: WholeSettings) => stale.resume(base, typed),
  })
  const settle = (saved: WholeSettings, sent: SettingsValues) => {
    draft.drop()
    stale.settle(saved, sent)
  }

  const send = form.handleSubmit(async (values) => {
    if (!isDirty || isUploading) return
    const sent = structuredClone(form.getValues())
    try {
      settle((await save.mutateAsync(values)) as WholeSettings, sent)
    } catch (error) {
      if (isStale(error)) stale.rebase(error.data as WholeSettings, error.message)
      else showErrors(error, form)
    }
  })

  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={send}>
      <LeaveGuard
        hasUnsavedChanges={(isDirty || isUploading) && !isSubmitting}
        onDiscard={draft.drop}
      />
      {draft.notice}
      {stale.conflict && (
        <ConflictNotice conflict={stale.conflict} fields={allFields} onTake={stale.take} />
      )}
      <SectionList titles={sections.map(({ title }) => title)} />
      {sections.map((section, at) => (
        <Section
          key={section.title}
          headingId={headingIdOf(at)}
          section={section}
          form={form}
          onUpload={(isUnderWay) => setUploads((many) => many + (isUnderWay ? 1 : -1))}
        />
      ))}
      <SaveBar
        isDirty={isDirty}
        isSaving={isSubmitting}
        isUploading={isUploading}
        problem={problemOf(errors)}
        onDiscard={() => settle(stale.base, form.getValues())}
      />
    </form>
  )
}

type SectionProps = {
  headingId: string
  section: SettingsSection
  form: SettingsFormState
  onUpload: (isUnderWay: boolean) => void
}

function Section({ headingId, section, form, onUpload }: SectionProps) {
  const { title, description } = section
  return (
    <ScreenSection {...{ headingId, title, description }}>
      <FormFields form={form} fields={section.fields} />
      {section.hasPartners && <PartnersField form={form} onUpload={onUpload} />}
    </ScreenSection>
  )
}

/** What keeps the form from being saved, though the field may be far out of sight. */
function problemOf(errors: SettingsFormState['formState']['errors']): string | undefined {
  if (errors.root?.message) return errors.root.message
  const wrong = allFields.filter(({ name }) => name in errors).map(({ label }) => label)
  return wrong.length > 0 ? `To be put right: ${wrong.join(', ')}` : undefined
}

const only = <Values extends object, Name extends keyof Values>(values: Values, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>
