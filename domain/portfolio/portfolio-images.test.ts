import { describe, expect, test } from 'vitest'
import { formOf, pictureFile } from '#tests/pictures.ts'
import { differentPictures, portfolioCalls } from '#tests/portfolio-calls.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const calls = portfolioCalls(app)
const { addOne, update, get } = calls
const nobody = '01990000-0000-7000-8000-000000000000'

describe.each([
  { base: 'project' as const, label: 'Project' },
  { base: 'product' as const, label: 'Product' },
])('of the images of a $base', ({ base, label }) => {
  const addImage = (id: string, image: File | File[], headers?: Record<string, string>) =>
    app.api('PATCH', `/${base}/change-image/${id}`, {
      token: calls.token,
      form: formOf({ image }),
      headers,
    })
  const removeImage = (id: string, imagePath: unknown) =>
    app.api('DELETE', `/${base}/image/${id}`, { token: calls.token, json: { imagePath } })

  test('one is added behind the others', async () => {
    const item = await addOne(base)
    const image = await pictureFile('new.webp', { format: 'webp', width: 77 })
    const { status, body } = await addImage(item._id, image)
    expect([status, body.message]).toEqual([200, 'Image uploaded successfully!'])
    expect(body.data).toEqual({
      image: [item.image[0], expect.stringMatching(/^\/media\//)],
      version: 2,
    })
    expect((await get(base, item._id)).image).toEqual(body.data.image)
  })

  test('four are the most, and the answer says how many more there may be', async () => {
    const item = await addOne(base, { image: await differentPictures(3) })
    const two = await addImage(item._id, await differentPictures(2))
    expect([two.status, two.body.errors]).toEqual([
      422,
      [{ path: 'image', message: 'You can only upload 1 more image(s)' }],
    ])
    expect((await addImage(item._id, await pictureFile())).status).toBe(200)
    const fifth = await addImage(item._id, await pictureFile())
    expect([fifth.status, fifth.body.message]).toEqual([422, 'You can only upload 0 more image(s)'])
    expect((await get(base, item._id)).image).toHaveLength(4)
  })

  test('a form without one, a wrong type and a large file are refused in the words of the edit form', async () => {
    const { _id } = await addOne(base)
    const path = `/${base}/change-image/${_id}`
    const none = await app.api('PATCH', path, { token: calls.token, form: formOf({ type: base }) })
    expect([none.status, none.body.message]).toEqual([422, 'Please select an image'])
    const gif = await addImage(_id, await pictureFile('a.png', { format: 'gif' }))
    expect([gif.status, gif.body.message]).toEqual([
      415,
      'Invalid file type. Please upload JPEG, PNG, or WebP images',
    ])
    const large = await addImage(_id, new File([new Uint8Array(3 * 1_048_576 + 1)], 'a.png'))
    expect([large.status, large.body.message]).toEqual([413, 'Image size should be less than 3MB'])
  })

  test('an edit adds the images that come with it', async () => {
    const item = await addOne(base)
    const { body } = await update(base, item._id, { image: await differentPictures(2) })
    expect(body.data.image).toHaveLength(3)
    expect(body.data.image[0]).toBe(item.image[0])
  })

  test('one is removed, but never the last', async () => {
    const item = await addOne(base, { image: await differentPictures(2) })
    const [cover, second] = item.image
    const { status, body } = await removeImage(item._id, cover)
    expect([status, body.message]).toEqual([200, 'Image removed successfully!'])
    expect(body.data).toEqual({ image: [second], version: 2 })
    const last = await removeImage(item._id, second)
    expect([last.status, last.body.message]).toEqual([422, 'At least one image is required'])
    expect((await get(base, item._id)).image).toEqual([second])
  })

  test('one that the item does not have, or no path at all, is refused', async () => {
    const item = await addOne(base, { image: await differentPictures(2) })
    const unknown = await removeImage(item._id, '/media/of-another.webp')
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Image not found'])
    const none = await removeImage(item._id, undefined)
    expect([none.status, none.body.message]).toEqual([422, 'imagePath is required'])
    expect((await removeImage(nobody, item.image[0])).body.message).toBe(`${label} not found`)
    expect(await get(base, item._id)).toEqual(item)
  })

  test('the same picture twice is two images, of which one is removed', async () => {
    const picture = await pictureFile()
    const item = await addOne(base, { image: [picture, picture] })
    expect(item.image[0]).toBe(item.image[1])
    const { body } = await removeImage(item._id, item.image[0])
    expect(body.data.image).toEqual([item.image[0]])
  })

  test('many at the same moment never make more than four, nor fewer than one', async () => {
    const item = await addOne(base)
    const files = await differentPictures(6)
    const added = await Promise.all(files.map((file) => addImage(item._id, file)))
    expect(added.filter(({ status }) => status === 200)).toHaveLength(3)
    const full = await get(base, item._id)
    expect(full).toMatchObject({ version: 4, image: { length: 4 } })
    const removed = await Promise.all(full.image.map((path: string) => removeImage(item._id, path)))
    expect(removed.filter(({ status }) => status === 200)).toHaveLength(3)
    expect((await get(base, item._id)).image).toHaveLength(1)
  })

  test('the same pictures in any order, at the same moment, end up on every item', async () => {
    const pictures = await differentPictures(4)
    const orders = [pictures, pictures.toReversed(), pictures, pictures.toReversed()]
    const items = await Promise.all(orders.map((image) => addOne(base, { image })))
    const [first] = items
    const reversed = first.image.toReversed()
    expect(items.map(({ image }) => image)).toEqual([first.image, reversed, first.image, reversed])
  })

  test('a stale upload is told how the item stands', async () => {
    const { _id } = await addOne(base)
    await update(base, _id, { client: 'Another' })
    const { status, body } = await addImage(_id, await pictureFile(), { 'If-Match': '"1"' })
    expect([status, body.data.client, body.data.image]).toEqual([
      412,
      'Another',
      expect.objectContaining({ length: 1 }),
    ])
  })
})
