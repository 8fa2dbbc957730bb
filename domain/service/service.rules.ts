/** What may be done with services, and by whom. */
import type { ContentQuery } from '#domain/content.contract.ts'
import { addContent, type ContentKind, changeContent, rightsOf } from '#domain/content.rules.ts'
import type { Context } from '#domain/context.ts'
import { categoryInTrash, requireCategory } from '#domain/filing.rules.ts'
import { updateRecord } from '#domain/record.store.ts'
import {
  newService,
  type ServiceView,
  serviceAliases,
  serviceChanges,
  viewService,
} from '#domain/service/service.contract.ts'
import {
  insertService,
  selectCategoryOfService,
  selectServices,
} from '#domain/service/service.store.ts'
import { serviceTable } from '#domain/service/service.table.ts'
import { underOwnNames, validate } from '#domain/validate.ts'
import { notFound } from '#platform/app-error.ts'
import { registerPicture, storePicture } from '#platform/media/picture.ts'
import type { UploadedFile } from '#platform/uploaded-file.ts'

export const serviceKind: ContentKind<ServiceView> = {
  entity: 'service',
  label: 'Service',
  area: 'services',
  table: serviceTable,
  nameColumn: serviceTable.name,
  async read(db, id) {
    const [row] = await selectServices(db, { all: true, id })
    return row && viewService(row)
  },
  obstacleTo: async (tx, id) => categoryInTrash(tx, await selectCategoryOfService(tx, id)),
  pictures: [serviceTable.icon],
}

export const serviceRights = rightsOf('services')

/**
 * Services, oldest first, of one category where it is named: the active ones for visitors, all of them
 * or what is wanted for staff.
 */
export async function listServices(
  ctx: Context,
  wanted: Partial<ContentQuery> & { categoryId?: string } = {},
): Promise<ServiceView[]> {
  const rows = await selectServices(ctx.db, { ...wanted, all: ctx.actor !== null })
  return rows.map(viewService)
}

/** @throws AppError 404 where there is no such service, or none that a visitor may see. */
export async function getService(ctx: Context, id: string): Promise<ServiceView> {
  const [row] = await selectServices(ctx.db, { all: ctx.actor !== null, id })
  if (!row) throw notFound('Service')
  return viewService(row)
}

/** @throws AppError 401, 403, 422, and what storePicture throws */
export async function createService(
  ctx: Context,
  input: Record<string, unknown>,
  iconFile: UploadedFile | undefined,
): Promise<ServiceView> {
  const actor = serviceRights.create(ctx)
  const { icon, feature, ...fields } = validate(newService, formOf(input, iconFile))
  const picture = await storePicture(ctx.media, icon, 'icon')
  return addContent(ctx, serviceKind, actor, async (tx) => {
    await requireCategory(tx, fields.categoryId, 'categoryId')
    await registerPicture(tx, picture)
    return insertService(tx, { ...fields, icon: picture.url, features: feature })
  })
}

/**
 * Changes what `input` and `iconFile` name and leaves the rest.
 * @throws AppError 401, 403, 404, 412, 422, and what storePicture throws
 */
export async function changeService(
  ctx: Context,
  id: string,
  input: Record<string, unknown>,
  iconFile: UploadedFile | undefined,
  expectedVersion: number | undefined,
): Promise<ServiceView> {
  const actor = serviceRights.update(ctx)
  const { icon, feature, ...fields } = validate(serviceChanges, formOf(input, iconFile))
  const picture = icon && (await storePicture(ctx.media, icon, 'icon'))
  return changeContent(ctx, serviceKind, actor, id, expectedVersion, async (tx) => {
    if (fields.categoryId !== undefined) await requireCategory(tx, fields.categoryId, 'categoryId')
    if (picture) await registerPicture(tx, picture)
    await updateRecord(tx, serviceTable, id, {
      ...fields,
      ...(picture && { icon: picture.url }),
      ...(feature && { features: feature }),
    })
  })
}

const formOf = (input: Record<string, unknown>, icon: UploadedFile | undefined) => ({
  ...underOwnNames(input, serviceAliases),
  ...(icon && { icon }),
})
