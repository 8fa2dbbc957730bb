import { expect, test } from 'vitest'
import { differencesOf, recordName } from '#app/office/audit/difference.ts'

const item = {
  _id: '1',
  version: 1,
  updatedAt: 'then',
  name: 'Fintrack',
  isActive: true,
  category: { _id: '2', name: 'Web Development' },
  image: ['/media/a.webp'],
}

test('a change shows what is different and nothing else', () => {
  const after = {
    ...item,
    version: 2,
    updatedAt: 'now',
    isActive: false,
    category: { _id: '3', name: 'Branding' },
    image: ['/media/a.webp', '/media/b.webp'],
  }
  expect(differencesOf({ before: item, after })).toEqual([
    { field: 'Is active', before: 'yes', after: 'no' },
    { field: 'Category', before: 'Web Development', after: 'Branding' },
    { field: 'Image', before: '/media/a.webp', after: '/media/a.webp\n/media/b.webp' },
  ])
})

test('a new or deleted record shows what it held', () => {
  const person = { _id: '1', username: 'sana', contactNumber: '0300', address: '' }
  expect(differencesOf({ before: null, after: person })).toEqual([
    { field: 'Username', before: '', after: 'sana' },
    { field: 'Contact number', before: '', after: '0300' },
  ])
  expect(differencesOf({ before: person, after: null })[0]).toEqual({
    field: 'Username',
    before: 'sana',
    after: '',
  })
})

test('rights and rows are told in words', () => {
  const role = (create: boolean) => ({ role: 'Editor', permissions: { career: { create } } })
  expect(differencesOf({ before: role(false), after: role(true) })).toEqual([
    { field: 'Permissions', before: '', after: 'Career: create' },
  ])
  const links = { socialLinks: [{ name: 'GitHub', url: 'https://github.example' }] }
  expect(differencesOf({ before: { socialLinks: [] }, after: links })).toEqual([
    { field: 'Social links', before: '', after: 'GitHub: https://github.example' },
  ])
})

test('a record is known by its name, whatever its kind calls that', () => {
  expect(recordName({ before: null, after: item })).toBe('Fintrack')
  expect(recordName({ before: { title: 'Designer' }, after: null })).toBe('Designer')
  expect(recordName({ before: { phone: '1' }, after: { phone: '2' } })).toBe('')
})
