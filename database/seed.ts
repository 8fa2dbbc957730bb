/** Fills a new database with the sample content, where that is wished. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { categories } from '#database/sample/categories.ts'
import { jobs } from '#database/sample/jobs.ts'
import { partners } from '#database/sample/partners.ts'
import { products } from '#database/sample/products.ts'
import { projects } from '#database/sample/projects.ts'
import type { SampleProduct } from '#database/sample/sample.types.ts'
import { services } from '#database/sample/services.ts'
import { settings as siteSettings } from '#database/sample/settings.ts'
import { jobTable } from '#domain/career/career.table.ts'
import { categoryTable } from '#domain/category/category.table.ts'
import type { Services } from '#domain/context.ts'
import { headingTable } from '#domain/heading/heading.table.ts'
import type { PortfolioType } from '#domain/portfolio/portfolio.contract.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { serviceTable } from '#domain/service/service.table.ts'
import { settingTable } from '#domain/settings/settings.table.ts'
import type { Database } from '#platform/database.ts'
import { type Picture, registerPicture, storeOwnPicture } from '#platform/media/picture.ts'

/** Setting under which a database remembers that it isn't new any more, and whether it had the sample content. */
const marker = 'sampleContent'
const pictures = join(import.meta.dirname, 'sample/pictures')

/** Where content and settings lie, what is in the trash included. */
const tables = [categoryTable, serviceTable, portfolioTable, jobTable, headingTable, settingTable]

/**
 * Loads the sample content into a new database, unless SAMPLE_CONTENT says otherwise; whole or not at
 * all, and at its first start only: what staff delete later doesn't come back at the next one, and
 * nothing of it ever comes among their own.
 */
export async function seedSampleContent({ config, db, media }: Services): Promise<void> {
  const [known] = await db.select().from(settingTable).where(eq(settingTable.key, marker))
  if (known) return
  // Earlier releases left no mark where they were not to load it.
  if (!config.sampleContent || (await isInUse(db))) {
    await db.insert(settingTable).values({ key: marker, value: { loadedAt: null } })
    return
  }

  const stored = await storePictures(media)
  const url = (file: string) => {
    const picture = stored.get(file)
    if (!picture) throw new Error(`The sample content names a picture that is missing: ${file}`)
    return picture.url
  }
  await db.transaction(async (tx) => {
    for (const picture of new Set(stored.values())) await registerPicture(tx, picture)
    const categoryIds = await insertCategories(tx, url)
    const idOf = (key: string) => {
      const id = categoryIds.get(key)
      if (!id) throw new Error(`The sample content names a category that is missing: ${key}`)
      return id
    }
    await tx.insert(serviceTable).values(
      services.map(({ category, icon, ...fields }, at) => ({
        ...fields,
        categoryId: idOf(category),
        icon: url(`icons/${icon}`),
        ...moments(at, services.length),
      })),
    )
    const written = projects.map(({ approach, captions = [], ...project }) => ({
      ...project,
      description: [project.description, approach, ...captions].join('\n\n'),
    }))
    await insertPortfolio(tx, 'project', written, idOf, url)
    const described = products.map(({ captions = [], ...product }) => ({
      ...product,
      description: [product.description, ...captions].join('\n\n'),
    }))
    await insertPortfolio(tx, 'product', described, idOf, url)
    await tx
      .insert(jobTable)
      .values(jobs.map((job, at) => ({ ...job, ...moments(at, jobs.length) })))
    const { heading, ...settings } = siteSettings
    await tx.insert(headingTable).values({ textField: heading })
    await tx.insert(settingTable).values([
      ...Object.entries(settings).map(([key, value]) => ({ key, value })),
      {
        key: 'partners',
        value: partners.map(({ logo, ...rest }) => ({ ...rest, logo: url(`partners/${logo}`) })),
      },
      { key: marker, value: { loadedAt: new Date().toISOString() } },
    ])
  })
}

async function isInUse(db: Database): Promise<boolean> {
  for (const table of tables) {
    const [row] = await db.select({ id: table.id }).from(table).limit(1)
    if (row) return true
  }
  return false
}

/** Every picture the content names, in the store, by its path below ./sample/pictures. */
async function storePictures(media: Services['media']): Promise<Map<string, Picture>> {
  const files = [
    ...categories.map(({ icon }) => `icons/${icon}`),
    ...services.map(({ icon }) => `icons/${icon}`),
    ...partners.map(({ logo }) => `partners/${logo}`),
    ...[...projects, ...products].flatMap(({ images }) => images.map((file) => `covers/${file}`)),
  ]
  const stored = new Map<string, Picture>()
  for (const file of new Set(files)) {
    stored.set(file, await storeOwnPicture(media, await readFile(join(pictures, file))))
  }
  return stored
}

async function insertCategories(tx: Database, url: (file: string) => string) {
  const rows = await tx
    .insert(categoryTable)
    .values(
      categories.map(({ name, description, icon }, at) => ({
        name,
        description,
        icon: url(`icons/${icon}`),
        ...moments(at, categories.length),
      })),
    )
    .returning()
  return new Map(
    categories.map(({ key, name }) => [key, rows.find((row) => row.name === name)?.id ?? '']),
  )
}

async function insertPortfolio(
  tx: Database,
  type: PortfolioType,
  items: readonly SampleProduct[],
  idOf: (category: string) => string,
  url: (file: string) => string,
) {
  const sequence = sql.raw(type === 'project' ? `'project_number'` : `'product_number'`)
  await tx.insert(portfolioTable).values(
    items.map(({ category, images, ...fields }, at) => ({
      ...fields,
      type,
      number: sql`nextval(${sequence})`,
      categoryId: idOf(category),
      image: images.map((file) => url(`covers/${file}`)),
      ...moments(at, items.length),
    })),
  )
}

/** Lists come in the order of creation, so each record is a minute younger than the one before. */
function moments(at: number, of: number) {
  const createdAt = new Date(Date.now() - (of - at) * 60_000)
  return { createdAt, updatedAt: createdAt }
}
