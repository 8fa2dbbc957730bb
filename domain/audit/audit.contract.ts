/** The record of changes as callers see it. Browser-safe. */
import * as z from 'zod'
import type { AuditRow } from '#domain/audit/audit.store.ts'
import { pageQuery } from '#domain/paging.ts'

/** One change. */
export const auditShape = z.object({
  _id: z.uuid().meta({ description: 'UUIDv7' }),
  staffId: z.uuid(),
  username: z.string().meta({ description: 'Who made the change, under the name of that day' }),
  action: z.string().meta({ description: 'create, update, delete, restore, reset-password …' }),
  entity: z.string(),
  entityId: z.uuid(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.iso.datetime(),
})
export type AuditView = z.infer<typeof auditShape>

export const viewAudit = (row: AuditRow): AuditView => ({
  _id: row.id,
  staffId: row.staffId,
  username: row.username,
  action: row.action,
  entity: row.entity,
  entityId: row.entityId,
  before: row.before as AuditView['before'],
  after: row.after as AuditView['after'],
  createdAt: row.createdAt.toISOString(),
})

export const auditQuery = pageQuery.extend({
  entityId: z
    .uuid('entityId must be an id')
    .optional()
    .meta({ description: 'The history of one record' }),
})
export type AuditQuery = z.output<typeof auditQuery>
