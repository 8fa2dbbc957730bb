/** Fields as they come, with a hint, with an error, disabled and busy. */
import { useState } from 'react'
import { CheckField } from '#app/ui/check-field.tsx'
import { ColorField } from '#app/ui/color-field.tsx'
import { DropZone } from '#app/ui/drop-zone.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { ImageField } from '#app/ui/image-field.tsx'
import { ImagesField } from '#app/ui/images-field.tsx'

const accept = ['image/png', 'image/webp']
const options = [
  { value: 'web', label: 'Web Development' },
  { value: 'mobile', label: 'Mobile App Development' },
  { value: 'brand', label: 'Brand Identity', unavailable: 'inactive' },
]
/** A picture without a file. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300"><rect width="200" height="300" fill="#1fb58f"/><path d="M0 190C60 120 120 250 200 170" fill="none" stroke="#00170f" stroke-width="6"/></svg>',
)}`
const hint = 'At most 50 characters.'
const error = 'Name cannot exceed 50 characters'
const ignore = () => {}

export function Fields() {
  const [isChecked, setIsChecked] = useState(true)
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField label="Text" name="plain" placeholder="Fintrack" />
      <TextField label="Text, optional" name="optional" optional hint={hint} />
      <TextField label="Text with an error" name="wrong" defaultValue="Fin" error={error} />
      <TextField label="Text, disabled" name="disabled" defaultValue="Fintrack" disabled />
      <TextField label="Date" name="date" type="date" defaultValue="2026-03-05" />
      <SelectField label="Choice" name="choice" placeholder="Choose one" options={options} />
      <SelectField
        label="Choice with an error"
        name="wrongChoice"
        options={options}
        error={error}
      />
      <SelectField label="Choice, disabled" name="noChoice" options={options} disabled />
      <TextAreaField
        label="Long text"
        name="long"
        defaultValue="Ledgers for exporters."
        counter={{ length: 22, max: 80 }}
      />
      <TextAreaField
        label="Long text, too long"
        name="tooLong"
        defaultValue="Ledgers for exporters."
        counter={{ length: 22, max: 20, unit: 'characters' }}
        error="Please don’t enter more than 20 characters."
      />
      <ColorField label="Colour" name="colour" value="#1FB58F" onChange={ignore} />
      <ColorField
        label="Colour with an error"
        name="wrongColour"
        value="#1FB5"
        error="Please enter a colour such as #0EA5E9"
        onChange={ignore}
      />
      <CheckField
        label="Check"
        name="check"
        hint="Shows the heading on the public site too."
        checked={isChecked}
        onChange={setIsChecked}
      />
      <CheckField label="Not checked" name="unchecked" checked={false} onChange={ignore} />
      <DropZone className="grid text-sm text-muted sm:col-span-2" onDrop={ignore}>
        Lights up while a file is held over it
      </DropZone>
      <ImageField label="Picture" name="none" value={null} accept={accept} onChange={ignore} />
      <ImageField
        label="Picture, kept"
        name="kept"
        value={picture}
        accept={accept}
        onChange={ignore}
      />
      <ImagesField
        label="Pictures"
        name="pictures"
        images={[picture, picture.replace('1fb58f', 'ffb81c')]}
        accept={accept}
        onChoose={ignore}
        onRemove={ignore}
      />
      <ImageField
        label="Picture with an error"
        name="wrongPicture"
        value={null}
        accept={accept}
        error="Icon is required"
        onChange={ignore}
      />
      <ImagesField
        label="Pictures, being sent"
        name="busyPictures"
        images={[picture]}
        accept={accept}
        isBusy
        onChoose={ignore}
        onRemove={ignore}
      />
      <ImagesField
        label="Pictures with an error"
        name="noPictures"
        images={[]}
        accept={accept}
        error="Please choose at least one picture"
        onChoose={ignore}
        onRemove={ignore}
      />
    </div>
  )
}
