/** Applications with a resume, which need the database and the store of files. */
import { formOf } from '#tests/pictures.ts'

/** The id of a position that is open. */
export async function openJob(origin: string): Promise<string> {
  const { data } = (await (await fetch(`${origin}/api/v1/job`)).json()) as {
    data: { _id: string }[]
  }
  return data[0]?._id ?? ''
}

/** Posts an application with a resume of `bytes`. @returns the status of the answer */
export async function postApplication(
  origin: string,
  jobId: string,
  name: string,
  bytes: number,
): Promise<number> {
  const resume = Buffer.alloc(bytes, `%PDF-1.7 ${name} `)
  const answer = await fetch(`${origin}/api/v1/career/create`, {
    method: 'POST',
    headers: { 'idempotency-key': name },
    body: formOf({
      firstName: 'Sana',
      lastName: 'Malik',
      yourEmail: `${name}@example.com`,
      phoneNumber: '03001234567',
      jobId,
      resume: new File([new Uint8Array(resume)], 'resume.pdf'),
    }),
    signal: AbortSignal.timeout(120_000),
  })
  await answer.arrayBuffer()
  return answer.status
}
