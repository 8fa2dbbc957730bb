/** What callers see of any record. */
export type RecordView = {
  _id: string
  version: number
  /** ISO 8601, UTC. */
  createdAt: string
  updatedAt: string
}

/** What callers see of any content besides: an inactive record is not public. */
export type ContentView = RecordView & { isActive: boolean }

type RecordRow = { id: string; version: number; createdAt: Date; updatedAt: Date }

export const recordView = (row: RecordRow): RecordView => ({
  _id: row.id,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const contentView = (row: RecordRow & { isActive: boolean }): ContentView => ({
  ...recordView(row),
  isActive: row.isActive,
})
