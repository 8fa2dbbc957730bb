/** The record of changes as callers see it. Browser-safe. */
import * as z from 'zod'
import type { AuditRow } from '#domain/audit/audit.store.ts'
import { pageQuery } from '#domain/paging.ts'
import { longestSearch } from '#platform/list-limits.ts'
import { text } from '#platform/text.ts'

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

/** Which changes a caller wants. */
const auditFilter = z.object({
  entityId: z
    .uuid('entityId must be an id')
    .optional()
    .meta({ description: 'The history of one record' }),
  staffId: z
    .uuid('staffId must be an id')
    .optional()
    .meta({ description: 'What one person changed' }),
  entity: text('entity must be text', 100)
    .optional()
    .meta({ description: 'Only this kind: category, service, project, staff, settings …' }),
  search: text('search must be text', longestSearch)
    .optional()
    .meta({ description: "Part of the user name or of the record's name, in any case" }),
})
export type AuditFilter = z.output<typeof auditFilter>

export const auditQuery = pageQuery.extend(auditFilter.shape)
export type AuditQuery = z.output<typeof auditQuery>
