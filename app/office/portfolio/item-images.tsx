/** The images of a project or product that is there: each change is made at once. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#app/office/api-client.ts'
import { addImage, type Images, removeImage } from '#app/office/portfolio/portfolio.calls.ts'
import type { OwnWrites } from '#app/office/record/edit-dialog.tsx'
import { imageRefusal } from '#app/office/record/image-value.ts'
import { ImagesField } from '#app/ui/images-field.tsx'
import { toast } from '#app/ui/toaster.tsx'
import {
  type PortfolioView,
  portfolioLimits,
  portfolioMessages,
} from '#domain/portfolio/portfolio.contract.ts'
import { laterImageRules } from '#platform/media/image-limits.ts'

const uploading = {
  progress: 'Uploading image...',
  success: 'Image uploaded successfully!',
  failure: 'Failed to upload image',
}
const removing = {
  progress: 'Deleting image...',
  success: 'Image removed successfully!',
  failure: 'Failed to remove image',
}

type ItemImagesProps = OwnWrites<PortfolioView> & { hint: string }

export function ItemImages(props: ItemImagesProps) {
  const { present, advance, isWriting, setIsWriting, wasStale, hint } = props
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<string>()
  const free = portfolioLimits.images - present.image.length

  /**
   * Each step builds on the version that the one before it left. Someone else's edit of the texts,
   * which the form then shows, does not stand in the way of an image: the step goes on from there.
   */
  const write = async (
    steps: readonly ((item: PortfolioView) => Promise<Images>)[],
    texts: typeof uploading,
  ) => {
    setIsWriting(true)
    let item = present
    for (const step of steps) {
      const notice = toast.loading(texts.progress)
      try {
        const images = await step(item).catch((error) => {
          if (!wasStale(error)) throw error
          item = error.data as PortfolioView
          return step(item)
        })
        item = { ...item, ...images }
        advance(images)
        toast.success(texts.success, { id: notice })
      } catch (error) {
        if (wasStale(error)) toast.dismiss(notice)
        else toast.error(messageOf(error, texts.failure), { id: notice })
        break
      }
    }
    setIsWriting(false)
    await queryClient.invalidateQueries({ queryKey: [present.type] })
  }

  const choose = (files: File[]) => {
    const wrong = refusalOf(files, free)
    setRefusal(wrong)
    if (wrong) return
    void write(
      files.map((file) => (item: PortfolioView) => addImage(item, file)),
      uploading,
    )
  }
  const remove = (index: number) => {
    const path = present.image[index]
    if (path === undefined) return
    if (present.image.length === 1) return setRefusal(portfolioMessages.imageRequired)
    setRefusal(undefined)
    void write([(item) => removeImage(item, path)], removing)
  }
  return (
    <ImagesField
      label="Images"
      hint={hint}
      error={refusal}
      name="image"
      images={present.image}
      accept={laterImageRules.types}
      isBusy={isWriting}
      onChoose={choose}
      onRemove={remove}
    />
  )
}

/** Why `files` can't be added where there is room for `free` more. */
function refusalOf(files: File[], free: number): string | undefined {
  if (files.length === 0) return portfolioMessages.selectImage
  if (files.length > free) return portfolioMessages.freeSlots(Math.max(0, free))
  return files.map((file) => imageRefusal(file, laterImageRules)).find(Boolean)
}
