/** What a picture must be, and the words for what is wrong with it. Browser-safe. */

/** Bytes: 3 MB, with 1 MB as 1,048,576 bytes (the specification, business constants). */
export const maxImageBytes = 3 * 1_048_576

export const imageTooLargeMessage = 'Image size cannot be more than 3MB'
export const imageTypeMessage = 'Invalid file type. Please upload JPEG, PNG, or WebP images'
export const imageUnreadableMessage = 'This image is damaged or cannot be read'

/** MIME types of the pictures that are taken, as a file input's `accept`. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
