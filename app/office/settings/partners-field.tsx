/** The partners in the settings' form, each with its logo. */
import { useEffect, useEffectEvent, useState } from 'react'
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form'
import { messageOf } from '#app/office/api-client.ts'
import { imageRefusal } from '#app/office/record/image-value.ts'
import { uploadLogo } from '#app/office/settings/settings.calls.ts'
import type { SettingsValues } from '#app/office/settings/settings-values.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { handFocusToNextRow } from '#app/ui/hand-focus-on.ts'
import { PlusIcon, TrashIcon } from '#app/ui/icons.tsx'
import { ImageField } from '#app/ui/image-field.tsx'
import type { Settings } from '#domain/settings/settings.contract.ts'
import { iconRules } from '#platform/media/image-limits.ts'

type PartnersFieldProps = {
  form: UseFormReturn<SettingsValues, unknown, Settings>
  /** Told of each logo that sets out, and again when it is there or no longer wanted. */
  onUpload: (isUnderWay: boolean) => void
}

export function PartnersField({ form, onUpload }: PartnersFieldProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'partners' })
  const { errors } = form.formState
  const listError = errors.partners?.root?.message ?? errors.partners?.message
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">Companies</legend>
      {fields.map(({ id }, index) => {
        const problems = errors.partners?.[index]
        return (
          <fieldset key={id} className="grid gap-3 rounded-md border border-line bg-sunken p-3">
            <legend className="sr-only">{`partner ${index + 1}`}</legend>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
              <div className="max-sm:col-span-2">
                <TextField
                  label={`Name ${index + 1}`}
                  error={problems?.name?.message}
                  autoComplete="off"
                  {...form.register(`partners.${index}.name`)}
                />
              </div>
              <TextField
                label={`Link ${index + 1}`}
                error={problems?.url?.message}
                autoComplete="off"
                {...form.register(`partners.${index}.url`)}
              />
              <IconButton
                label={`Remove partner ${index + 1}`}
                ref={handFocusToNextRow}
                icon={<TrashIcon />}
                className="mt-6.5"
                onClick={() => {
                  remove(index)
                  void form.trigger('partners')
                }}
              />
            </div>
            <Controller
              control={form.control}
              name={`partners.${index}.logo`}
              render={({ field }) => (
                <LogoField
                  {...field}
                  label={`Logo ${index + 1}`}
                  problem={problems?.logo && 'A partner needs a logo'}
                  onUpload={onUpload}
                />
              )}
            />
          </fieldset>
        )
      })}
      {listError && (
        <p role="alert" className="text-sm text-danger">
          {listError}
        </p>
      )}
      <Button
        className="justify-self-start"
        onClick={() => append({ name: '', url: '', logo: '' })}
      >
        <PlusIcon />
        Add partner
      </Button>
    </fieldset>
  )
}

type LogoFieldProps = {
  label: string
  /** The logo's address, or nothing. */
  value: string
  problem: string | undefined
  onUpload: (isUnderWay: boolean) => void
  onChange: (address: string) => void
  ref: (control: { focus: () => void } | null) => void
}

/**
 * A chosen picture is stored at once; the form holds its address. It is given up where another is
 * chosen, the picture is taken away or the row goes before it is there.
 */
function LogoField({ label, value, problem, onUpload, onChange, ref }: LogoFieldProps) {
  const [chosen, setChosen] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const choose = (file: File | null) => {
    const wrong = file ? imageRefusal(file, iconRules) : undefined
    setRefusal(wrong)
    setChosen(wrong ? undefined : (file ?? undefined))
    if (!file) onChange('')
  }
  // The row may have another place by then.
  const arrive = useEffectEvent((address: string) => onChange(address))
  const tell = useEffectEvent(onUpload)
  useEffect(() => {
    if (!chosen) return
    const upload = new AbortController()
    const send = async () => {
      try {
        arrive(await uploadLogo(chosen, upload.signal))
      } catch (error) {
        if (upload.signal.aborted) return
        setRefusal(messageOf(error, 'Failed to upload image'))
      }
      setChosen(undefined)
    }
    tell(true)
    void send()
    return () => {
      upload.abort()
      tell(false)
    }
  }, [chosen])
  return (
    <ImageField
      ref={ref}
      label={label}
      name="logo"
      hint={
        chosen
          ? `Uploading ${chosen.name}…`
          : 'JPEG, PNG or WebP, at most 3 MB; 240 x 80 px is best'
      }
      value={chosen ?? (value || null)}
      accept={iconRules.types}
      error={refusal ?? problem}
      onChange={choose}
    />
  )
}
