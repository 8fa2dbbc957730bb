/** An answer of the product as it goes over the wire, for others to send. */
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type FinishedBytes = {
  headers: [name: string, value: string][]
  /** Encoded as `Content-Encoding` says. */
  body: Buffer
}

/** What `url` answers to a browser, once its smallest form is there. */
export async function finishedBytes(url: string): Promise<FinishedBytes> {
  for (let tries = 0; tries < 100; tries++) {
    const bytes = await get(url)
    if (bytes.headers.some(([name, value]) => /^content-encoding$/i.test(name) && value === 'br')) {
      return bytes
    }
    await sleep(100)
  }
  throw new Error(`${url} is not sent as brotli`)
}

const get = (url: string) =>
  new Promise<FinishedBytes>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const sent = request(url, { headers, agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const raw = response.rawHeaders
      const pairs = raw.flatMap((name, at) =>
        at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as [string, string]] : [],
      )
      resolve({ headers: pairs, body: Buffer.concat(chunks) })
    })
    sent.on('error', reject)
    sent.end()
  })
