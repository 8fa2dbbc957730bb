/** Applications with a resume, which need the database and the store of files. */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect } from 'vitest'
import { ask } from '#tests/faults/ledger.ts'
import type { Watch } from '#tests/faults/starvation.ts'
import { formOf } from '#tests/pictures.ts'

/** The id of a position that is open. */
export async function openJob(origin: string): Promise<string> {
  const { data } = (await (await fetch(`${origin}/api/v1/job`)).json()) as {
    data: { _id: string }[]
  }
  return data[0]?._id ?? ''
}

/** What `name` sends, so that a resume tells whose it is and whether it is whole. */
const resumeOf = (name: string, bytes: number) => Buffer.alloc(bytes, `%PDF-1.7 ${name} `)

/** Posts an application with a resume of `bytes`. @returns the status of the answer */
export async function postApplication(
  origin: string,
  jobId: string,
  name: string,
  bytes: number,
): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/career/create`, {
    method: 'POST',
    headers: { 'idempotency-key': name },
    body: formOf({
      firstName: 'Sana',
      lastName: 'Malik',
      yourEmail: `${name}@example.com`,
      phoneNumber: '03001234567',
      jobId,
      resume: new File([new Uint8Array(resumeOf(name, bytes))], 'resume.pdf'),
    }),
    signal: AbortSignal.timeout(120_000),
  })
  await answer.arrayBuffer()
  return answer.status
}

export type Applying = {
  /** Names of applications that were answered with 200, and of all that were sent. */
  acknowledged: Set<string>
  sent: Set<string>
  /** Posts that were told 503, or got no answer. */
  refused: number
  /** Of these, those during which the database starved. */
  starved: number
  /** Answers that nothing excuses. */
  wrong: number[]
  /** Ends it, with what is under way. */
  stop(): Promise<void>
}

/**
 * One application after the other with a resume of `bytes`, each until it is acknowledged.
 * @param watch excuses what is refused while the database starves
 */
export async function startApplying(
  origin: string,
  bytes: number,
  watch?: Watch,
): Promise<Applying> {
  const job = await openJob(origin)
  let isOver = false
  let work: Promise<unknown> = Promise.resolve()
  const applying: Applying = {
    acknowledged: new Set(),
    sent: new Set(),
    refused: 0,
    starved: 0,
    wrong: [],
    async stop() {
      isOver = true
      await work
    },
  }
  /** @returns whether it was acknowledged */
  const post = async (name: string) => {
    const begun = performance.now()
    const unanswered = 0
    const status = await postApplication(origin, job, name, bytes).catch(() => unanswered)
    if (status === 200) return true
    const isStarved = watch?.starvedSince(begun) ?? false
    // 502 is what a proxy makes of it that finds no other server.
    const isRefusal = status === 503 || status === unanswered || (status === 502 && isStarved)
    if (!isRefusal) applying.wrong.push(status)
    applying.refused += 1
    if (isStarved) applying.starved += 1
    return false
  }
  work = (async () => {
    for (let at = 0; !isOver; at++) {
      const name = `apply-${at}`
      applying.sent.add(name)
      let isAcknowledged = await post(name)
      while (!isAcknowledged && !isOver) {
        await sleep(50)
        isAcknowledged = await post(name)
      }
      if (isAcknowledged) applying.acknowledged.add(name)
      await sleep(100)
    }
  })()
  return applying
}

/**
 * Every acknowledged application is stored, no sent one twice, and each that is stored gives staff
 * its resume of `bytes` as it was sent.
 * @returns how many are stored
 */
export async function expectApplications(
  connection: pg.ClientConfig,
  { acknowledged, sent, wrong }: Applying,
  resumes: { origin: string; token: string; bytes: number },
): Promise<number> {
  const { origin, token, bytes } = resumes
  const stored = await ask<{ id: string; email: string }>(
    connection,
    `select id, email from application where email like 'apply-%'`,
  )
  const names = stored.map(({ email }) => email.replace('@example.com', ''))
  expect(acknowledged.size).toBeGreaterThan(0)
  expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name, at) => !sent.has(name) || names.indexOf(name) !== at)).toEqual([])
  const broken: string[] = []
  for (const [at, { id }] of stored.entries()) {
    const answer = await fetch(`${origin}/api/v1/career/${id}/resume`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const name = names[at] ?? ''
    const isWhole = resumeOf(name, bytes).equals(Buffer.from(await answer.arrayBuffer()))
    if (answer.status !== 200 || !isWhole) broken.push(`${name}: ${answer.status}`)
  }
  expect(broken).toEqual([])
  expect(wrong).toEqual([])
  return stored.length
}
