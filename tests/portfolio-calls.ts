/** The calls on projects and products that several test files make. */
import { beforeAll } from 'vitest'
import { createCategory, portfolioForm } from '#tests/content-forms.ts'
import { formOf, pictureFile } from '#tests/pictures.ts'
import type { openTestApp } from '#tests/test-app.ts'

type Base = 'project' | 'product'
type Changes = Parameters<typeof portfolioForm>[2]

/** Calls as the superAdmin, on items that are filed under a category of the file's own. */
export function portfolioCalls(app: ReturnType<typeof openTestApp>) {
  let token: string
  let categoryId: string
  beforeAll(async () => {
    token = await app.signIn()
    categoryId = await createCategory(app, token)
  })
  const add = async (base: Base, changes: Changes = {}) =>
    app.api('POST', `/${base}/create`, {
      token,
      form: await portfolioForm(base, categoryId, changes),
    })
  return {
    get token() {
      return token
    },
    get categoryId() {
      return categoryId
    },
    add,
    addOne: async (base: Base, changes?: Changes) => (await add(base, changes)).body.data,
    update: (base: Base, id: string, changes: Record<string, string | File | File[]>) =>
      app.api('PATCH', `/${base}/update/${id}`, { token, form: formOf(changes) }),
    get: async (base: Base, idOrSlug: string) =>
      (await app.api('GET', `/${base}/${idOrSlug}`, { token })).body.portfolio,
    names: async (path: string, call?: { token: string }) =>
      (await app.api('GET', path, call)).body.portfolios.map(({ name }: { name: string }) => name),
  }
}

/** Pictures that differ from each other: each is a pixel wider than the one before, from 40 on. */
export const differentPictures = (many: number) =>
  Promise.all(Array.from({ length: many }, (_, at) => pictureFile(`${at}.png`, { width: 40 + at })))
