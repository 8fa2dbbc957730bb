/** What may be done with the alert heading, and by whom. */
import { recordAudit } from '#domain/audit/audit.ts'
import { type Context, requireSuperAdmin } from '#domain/context.ts'
import { type HeadingView, headingChange, viewHeading } from '#domain/heading/heading.contract.ts'
import {
  insertHeading,
  lockHeading,
  selectHeading,
  updateHeading,
} from '#domain/heading/heading.store.ts'
import { validate } from '#domain/validate.ts'
import { staleVersion } from '#platform/app-error.ts'

export const mayChangeHeading = requireSuperAdmin

/** The heading; its text is empty until one is set. */
export async function getHeading(ctx: Context): Promise<HeadingView> {
  return viewHeading(await selectHeading(ctx.db))
}

/** @throws AppError 401, 403, 412, 422 */
export async function changeHeading(
  ctx: Context,
  input: Record<string, unknown>,
  expectedVersion: number | undefined,
): Promise<HeadingView> {
  const actor = mayChangeHeading(ctx)
  const { textField } = validate(headingChange, input)
  return ctx.db.transaction(async (tx) => {
    await lockHeading(tx)
    const row = await selectHeading(tx)
    const before = viewHeading(row)
    if (expectedVersion !== undefined && expectedVersion !== before.version) {
      throw staleVersion(before)
    }
    const written = row
      ? await updateHeading(tx, row.id, textField)
      : await insertHeading(tx, textField)
    const after = viewHeading(written)
    await recordAudit(tx, actor, {
      action: row ? 'update' : 'create',
      entity: 'heading',
      entityId: written.id,
      before: row ? before : null,
      after,
    })
    return after
  })
}
