/** Every kind of record, for what concerns them all: the trash, and which pictures are in use. */
import { jobKind } from '#domain/career/job.rules.ts'
import { categoryKind } from '#domain/category/category.rules.ts'
import type { ContentKind, TrashableKind } from '#domain/content.rules.ts'
import { roleKind } from '#domain/permission/permission.rules.ts'
import { portfolioKinds } from '#domain/portfolio/portfolio.kinds.ts'
import type { ContentView, RecordView } from '#domain/record-view.ts'
import { serviceKind } from '#domain/service/service.rules.ts'
import { staffKind } from '#domain/staff/staff.rules.ts'

/** Kinds of content. What refers to another kind stands before it, as it has to be purged first. */
export const contentKinds: ContentKind<ContentView>[] = [
  serviceKind,
  portfolioKinds.project,
  portfolioKinds.product,
  jobKind,
  categoryKind,
]

/** Everything that can lie in the trash; users before roles, which they refer to. */
export const trashKinds: TrashableKind<RecordView>[] = [...contentKinds, staffKind, roleKind]
