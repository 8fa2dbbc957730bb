import { describe, expect, test } from 'vitest'
import { readMultipart } from '#platform/http/read-multipart.ts'

const boundary = 'b0undary'
const limits = { maxFiles: 1, maxFileBytes: 10, tooLarge: 'This file is too large' }

const post = (body: string, type = `multipart/form-data; boundary=${boundary}`) =>
  new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body })
const part = (name: string, value = 'x', file?: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
    file === undefined ? '' : `; filename="${file}"`
  }\r\n\r\n${value}\r\n`
const nameless = (rest: string) =>
  `--${boundary}\r\nContent-Disposition: form-data${rest}\r\n\r\nx\r\n`
const form = (...parts: string[]) => post(`${parts.join('')}--${boundary}--\r\n`)
/** A form that goes on and on after `start`; a server that reads all of it would never answer. */
const endless = (start: string) => {
  const more = new TextEncoder().encode('a'.repeat(65_536))
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
    pull: (controller) => controller.enqueue(more),
  })
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return new Request('http://localhost/', {
    method: 'POST',
    headers,
    body,
    // Asked for by fetch's standard; its types don't know it.
    ...{ duplex: 'half' },
  })
}
const many = (one: (at: number) => string) => Array.from({ length: 5000 }, (_, at) => one(at))

test('fields and files are read; a field sent twice keeps its last value', async () => {
  const { fields, files } = await readMultipart(
    form(part('name', 'First'), part('name', 'Last'), part('icon', 'bytes', '../../etc/a.png')),
    limits,
  )
  expect({ ...fields }).toEqual({ name: 'Last' })
  expect(files.icon).toEqual([{ name: expect.any(String), bytes: Buffer.from('bytes') }])
})

test('a file input that nobody touched is no file', async () => {
  const { files } = await readMultipart(form(part('icon', '', '')), limits)
  expect({ ...files }).toEqual({})
})

test('a field called like a part of every object is a field like any other', async () => {
  const { fields } = await readMultipart(
    form(part('__proto__', '1'), part('toString', '2')),
    limits,
  )
  expect(Object.entries(fields)).toEqual([
    ['__proto__', '1'],
    ['toString', '2'],
  ])
  expect(({} as Record<string, unknown>)['toString']).toBe(Object.prototype.toString)
})

describe('a form is refused', () => {
  test.each([
    ['with thousands of fields', 413, () => form(...many((at) => part(`f${at}`)))],
    ['with one field thousands of times', 413, () => form(...many(() => part('name')))],
    ['with thousands of files', 413, () => form(...many(() => part('icon', 'x', 'a.png')))],
    ['with a second file', 413, () => form(part('a', 'x', 'a'), part('b', 'x', 'b'))],
    ['with a field of 65 kB', 413, () => form(part('name', 'x'.repeat(65 * 1024)))],
    ['with a field whose name has no end', 413, () => form(part('n'.repeat(5000)))],
    ['with much ahead of its parts', 413, () => endless(``)],
    ['with much after its last part', 413, () => endless(`${part('a')}--${boundary}--\r\n`)],
    ['with a field that never ends', 413, () => endless(part('a').slice(0, -3))],
    ['that breaks off within a part', 400, () => post(part('name'))],
    ['with headers that never end', 400, () => post(`--${boundary}\r\n${'X-A: b\r\n'.repeat(9)}`)],
    ['with nothing in it', 400, () => post(' ')],
    ['with a field that has no name', 400, () => form(nameless(''))],
    ['with a file that has no name', 400, () => form(nameless('; filename="a.png"'))],
    ['that breaks off in a file without a name', 400, () => post(nameless('; filename="a"'))],
    ['with a name that has no value', 400, () => form(nameless('; name'))],
    ['without a boundary', 415, () => post('', 'multipart/form-data')],
    ['as JSON', 415, () => post('{}', 'application/json')],
  ] as const)('%s with %d', async (_, status, request) => {
    await expect(readMultipart(request(), limits)).rejects.toMatchObject({ status })
  })

  test('with 415 where it is compressed', async () => {
    const request = form(part('name'))
    request.headers.set('content-encoding', 'gzip')
    await expect(readMultipart(request, limits)).rejects.toMatchObject({ status: 415 })
  })

  test('with a file above its limit, in the words of the form', async () => {
    const request = form(part('icon', 'x'.repeat(11), 'a.png'))
    await expect(readMultipart(request, limits)).rejects.toMatchObject({
      status: 413,
      fields: [{ path: 'icon', message: 'This file is too large' }],
    })
  })

  test('with a file in a field that takes none', async () => {
    const request = form(part('photo', 'x', 'a.png'))
    await expect(readMultipart(request, { ...limits, names: ['icon'] })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'photo', message: 'Unknown field: photo' }],
    })
  })

  test('without the rest being lost, where the form is read on', async () => {
    const request = form(part('icon', 'x'.repeat(11), 'a.png'), part('name', 'Kept'))
    request.headers.set('content-length', '300')
    const { fields, files, tooLarge } = await readMultipart(request, { ...limits, readOnUpTo: 300 })
    expect({ ...fields }).toEqual({ name: 'Kept' })
    expect({ ...files }).toEqual({})
    expect(tooLarge).toEqual([{ path: 'icon', message: 'This file is too large' }])
  })

  test('as soon as it is too large, where the whole form is larger than what is read on', async () => {
    const request = form(part('icon', 'x'.repeat(11), 'a.png'), part('name', 'Lost'))
    request.headers.set('content-length', '301')
    const reading = readMultipart(request, { ...limits, readOnUpTo: 300 })
    await expect(reading).rejects.toMatchObject({ status: 413 })
  })

  test('with more files than it takes, in the words of the form', async () => {
    const tooMany = { path: 'image', message: 'One is enough' }
    const request = form(part('image', 'x', 'a'), part('image', 'x', 'b'))
    await expect(readMultipart(request, { ...limits, tooMany })).rejects.toMatchObject({
      status: 422,
      fields: [tooMany],
    })
  })
})
