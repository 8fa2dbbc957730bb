/** The product as its next version might be: all the same, and one migration more. */
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '#tests/faults/product.ts'

const root = join(import.meta.dirname, '../..')
const parts = ['app', 'build', 'database', 'domain', 'platform', 'server', 'package.json']

/** Statements that the running version can live with, as every migration of ours has to be. */
const statements = [
  'ALTER TABLE "enquiry" ADD COLUMN "next_version" text',
  'CREATE TABLE "next_version" ("id" integer PRIMARY KEY, "said" text NOT NULL)',
  'INSERT INTO "next_version" VALUES (1, \'once\')',
  'UPDATE "enquiry" SET "next_version" = \'seen\'',
  'CREATE INDEX "enquiry_next_version_index" ON "enquiry" ("next_version")',
]

/** @returns the folder of a copy to start */
export function makeNextVersion(): string {
  const folder = newFolder()
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const migrations = join(folder, 'database/migrations')
  const file = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[]
  }
  const last = journal.entries.at(-1)
  const next = {
    ...last,
    idx: (last?.idx ?? 0) + 1,
    when: (last?.when ?? 0) + 1_000,
    tag: 'next_version',
  }
  journal.entries.push(next)
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(migrations, `${next.tag}.sql`), statements.join(';--> statement-breakpoint\n'))
  return folder
}
