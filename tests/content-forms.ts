/** Forms that the API takes, each complete, so that a test says only what it changes. */
import { formOf, pictureFile } from '#tests/pictures.ts'
import type { openTestApp } from '#tests/test-app.ts'

type App = ReturnType<typeof openTestApp>
/** A field to set, or undefined to leave it out. */
type Changes = Record<string, string | File | File[] | undefined>

const form = (fields: Changes) =>
  formOf(
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Record<
      string,
      string | File | File[]
    >,
  )

/** Adds a category. @returns its id */
export async function createCategory(app: App, token: string, name = 'Web Development') {
  const category = formOf({ name, description: 'What it holds', logo: await pictureFile() })
  const { body } = await app.api('POST', '/category/create', { token, form: category })
  return body.data._id as string
}

/** The form of a new service. */
export const serviceForm = async (categoryId: string, changes: Changes = {}) =>
  form({
    categoryId,
    name: 'Web applications',
    description: 'Software that runs in a browser',
    approach: 'In small steps',
    color: '#0ea5e9',
    workUrl: 'https://work.example/applications',
    benefits: 'Nothing to install',
    icon: await pictureFile(),
    feature: JSON.stringify([{ name: 'Offline', description: 'Works without a network' }]),
    ...changes,
  })

/** The form of a new project or product, with one image. */
export const portfolioForm = async (
  type: 'project' | 'product',
  category: string,
  changes: Changes = {},
) =>
  form({
    type,
    category,
    name: 'Harbour ledger',
    client: 'A harbour',
    technology: 'TypeScript',
    url: 'https://harbour.example',
    date: '2024-05-17',
    description: 'Keeps the books of a small harbour',
    image: await pictureFile('cover.png'),
    ...changes,
  })
