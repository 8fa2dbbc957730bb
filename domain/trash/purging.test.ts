import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationTable, jobTable } from '#domain/career/career.table.ts'
import { categoryTable } from '#domain/category/category.table.ts'
import { portfolioTable } from '#domain/portfolio/portfolio.table.ts'
import { serviceTable } from '#domain/service/service.table.ts'
import { staffTable } from '#domain/staff/staff.table.ts'
import { purgeTrash } from '#domain/trash/trash.rules.ts'
import { createStaff } from '#tests/staff-factory.ts'
import { openTestApp } from '#tests/test-app.ts'
import { trashCalls } from '#tests/trash-calls.ts'

const app = openTestApp()
const { addCategory, addItem, addJob, addService, asOwner, namesInTrash, remove, restore } =
  trashCalls(app)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('purging', () => {
  test('removes for good what was deleted more than 30 days ago, and nothing else', async () => {
    const { db } = app.services
    const category = await addCategory('Long gone')
    const service = await addService('Long gone', category)
    const item = await addItem('product', 'Long gone', category)
    const recent = await addItem('project', 'Just gone')
    const kept = await addItem('project', 'Kept')
    await remove('service', service._id)
    await remove('product', item._id)
    await remove('category', category)
    await remove('project', recent._id)
    const deletedAt = daysAgo(31)
    await db.update(serviceTable).set({ deletedAt }).where(eq(serviceTable.id, service._id))
    await db.update(portfolioTable).set({ deletedAt }).where(eq(portfolioTable.id, item._id))
    await db.update(categoryTable).set({ deletedAt }).where(eq(categoryTable.id, category))

    expect(await namesInTrash()).not.toContain('Long gone')
    expect((await restore('service', service._id)).status).toBe(404)
    const removed = await purgeTrash(app.services)
    expect(removed).toMatchObject({ service: 1, product: 1, project: 0, category: 1 })
    const left = await db.select({ id: portfolioTable.id }).from(portfolioTable)
    const ids = left.map(({ id }) => id)
    expect(ids).not.toContain(item._id)
    expect(ids).toEqual(expect.arrayContaining([recent._id, kept._id]))
    expect(await namesInTrash()).toContain('Just gone')
  })

  test('takes what the audit holds of a user, and leaves that something was done', async () => {
    const { db } = app.services
    const { username } = await createStaff(app.services, 'Leaves for good')
    const [row] = await db.select().from(staffTable).where(eq(staffTable.username, username))
    const id = row?.id ?? ''
    await db.update(staffTable).set({ address: 'Secret Lane 7' }).where(eq(staffTable.id, id))
    expect((await asOwner('DELETE', `/admin/delete/${id}`)).status).toBe(200)
    const audited = async () => (await asOwner('GET', `/audit?entityId=${id}`)).body.data
    expect(JSON.stringify(await audited())).toContain('Secret Lane 7')

    await purgeTrash(app.services)
    expect(JSON.stringify(await audited())).toContain('Secret Lane 7')
    await db
      .update(staffTable)
      .set({ deletedAt: daysAgo(31) })
      .where(eq(staffTable.id, id))
    expect(await purgeTrash(app.services)).toMatchObject({ staff: 1 })
    expect(await audited()).toMatchObject([{ action: 'delete', before: null, after: null }])
  })

  test('leaves what another record still refers to', async () => {
    const { db } = app.services
    const category = await addCategory('Still referred to')
    const service = await addService('Deleted later', category)
    const job = await addJob('Applied for')
    await remove('service', service._id)
    await remove('category', category)
    await remove('job', job._id)
    await db.insert(applicationTable).values({
      jobId: job._id,
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.com',
      phoneNumber: '03001234567',
      resumeKey: 'resume',
      resumeName: 'resume.pdf',
      resumeSize: 1,
    })
    const deletedAt = daysAgo(31)
    await db.update(categoryTable).set({ deletedAt }).where(eq(categoryTable.id, category))
    await db.update(jobTable).set({ deletedAt }).where(eq(jobTable.id, job._id))

    expect(await purgeTrash(app.services)).toMatchObject({ category: 0, job: 0 })
    expect((await restore('service', service._id)).status).toBe(409)
    await db.delete(applicationTable)
    expect(await purgeTrash(app.services)).toMatchObject({ category: 0, job: 1 })
  })
})
