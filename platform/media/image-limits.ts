/** What a picture must be, and the words for what is wrong with it. Browser-safe. */

/** Bytes: 3 MB, with 1 MB as 1,048,576 bytes (the specification, business constants). */
export const maxImageBytes = 3 * 1_048_576

/** MIME types of the pictures that are taken, as a file input's `accept`. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type ImageType = (typeof imageTypes)[number]

/** What one form takes, and its words for what it doesn't. */
export type ImageRules = { types: readonly ImageType[]; wrongType: string; tooLarge: string }

export const imageTooLargeMessage = 'Image size cannot be more than 3MB'
export const imageTypeMessage = 'Invalid file type. Please upload JPEG, PNG, or WebP images'
export const imageUnreadableMessage = 'This image is damaged or cannot be read'

/** Icons of categories and services. */
export const iconRules: ImageRules = {
  types: imageTypes,
  wrongType: imageTypeMessage,
  tooLarge: imageTooLargeMessage,
}

/** The first images of a project or product (the specification, images on add). */
export const firstImageRules: ImageRules = {
  types: ['image/jpeg', 'image/png'],
  wrongType: 'Only PNG, JPG, and JPEG formats are allowed',
  tooLarge: imageTooLargeMessage,
}

/** Images that a project or product gets later (the specification, images on edit). */
export const laterImageRules: ImageRules = {
  types: imageTypes,
  wrongType: imageTypeMessage,
  tooLarge: 'Image size should be less than 3MB',
}
