/** The calls on the trash, and on what is put there, that several test files make. */
import { beforeAll } from 'vitest'
import { createCategory, portfolioForm, serviceForm } from '#tests/content-forms.ts'
import type { Call, openTestApp } from '#tests/test-app.ts'

/** Calls as the superAdmin, on records that are filed under a category of the file's own. */
export function trashCalls(app: ReturnType<typeof openTestApp>) {
  let token: string
  let categoryId: string
  beforeAll(async () => {
    token = await app.signIn()
    categoryId = await createCategory(app, token)
  })
  const asOwner = (method: string, path: string, call: Call = {}) =>
    app.api(method, path, { token, ...call })
  const trash = async (query = '') => (await asOwner('GET', `/trash?limit=100${query}`)).body.data
  return {
    asOwner,
    addCategory: (name: string) => createCategory(app, token, name),
    async addService(name: string, category = categoryId) {
      const form = await serviceForm(category, { name })
      return (await asOwner('POST', '/services', { form })).body.data
    },
    async addItem(type: 'project' | 'product', name: string, category = categoryId) {
      const form = await portfolioForm(type, category, { name })
      return (await asOwner('POST', `/${type}/create`, { form })).body.data
    },
    async addJob(title: string) {
      const lines = ['One line']
      const json = {
        title,
        description: 'd',
        companyOverview: 'c',
        jobRole: lines,
        requirements: lines,
      }
      return (await asOwner('POST', '/job/create', { json })).body.data
    },
    remove: (entity: string, ...ids: string[]) =>
      asOwner('POST', '/trash/delete', { json: { entity, ids } }),
    restore: (entity: string, ...ids: string[]) =>
      asOwner('POST', '/trash/restore', { json: { entity, ids } }),
    /** What lies there, the latest first. */
    trash,
    namesInTrash: async (query?: string) =>
      (await trash(query)).map(({ name }: { name: string }) => name),
  }
}
