import { type Ref, useState } from 'react'
import { imageRefusal } from '#app/office/record/image-value.ts'
import type { FieldTexts } from '#app/ui/field.tsx'
import { ImagesField } from '#app/ui/images-field.tsx'
import type { ImageRules } from '#platform/media/image-limits.ts'

type FilesFieldProps = FieldTexts & {
  name: string
  files: File[]
  rules: ImageRules
  max: number
  /** Said where there would be more than `max`. */
  tooMany: string
  onChange: (files: File[]) => void
  onBlur: () => void
  ref: Ref<{ focus: () => void }>
}

/** Pictures that are sent with their form. What breaks a rule is refused, what doesn't is taken. */
export function FilesField({ files, rules, max, tooMany, onChange, ...field }: FilesFieldProps) {
  const [refusal, setRefusal] = useState<string>()

  const choose = (chosen: File[]) => {
    const refusals = chosen.map((file) => imageRefusal(file, rules))
    const good = chosen.filter((_, index) => !refusals[index])
    const next = [...files, ...good].slice(0, max)
    const overflow = files.length + good.length > max ? tooMany : undefined
    setRefusal(refusals.find(Boolean) ?? overflow)
    onChange(next)
  }
  return (
    <ImagesField
      {...field}
      error={refusal ?? field.error}
      images={files}
      accept={rules.types}
      onChoose={choose}
      onRemove={(index) => {
        setRefusal(undefined)
        onChange(files.toSpliced(index, 1))
      }}
    />
  )
}
