/** A small object store on this machine: as much of S3 as ours needs, with signatures checked. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'

type StoredObject = { bytes: Buffer; storedAt: Date }

const accessKeyId = 'darya'
const secretAccessKey = 'se/cret+key'
const region = 'eu-test-1'
const bucket = 'uploads'

/** Keys of one page of a list, so that tests see more than one page. */
const pageSize = 2

export type S3Server = {
  /** What STORAGE_URL has to be. */
  url: string
  objects: Map<string, StoredObject>
  /** When set, every request is answered with this status. */
  failWith: number | undefined
  /** When set, files are given only once this has come about. */
  beforeGiving: Promise<void> | undefined
  /** When set, files break off in the middle. */
  breaksOff: boolean
  close(): Promise<void>
}

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>()
  const http = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined)
    // Its sender is gone, and what has come of it is nothing.
    if (!body) return
    if (self.failWith) return answer(response, self.failWith)
    if (!(await isSigned(request, body))) return answer(response, 403)
    const url = new URL(request.url ?? '', 'http://localhost')
    const [, name, ...rest] = url.pathname.split('/')
    if (name !== bucket) return answer(response, 404)
    if (rest.length === 0) return list(response, objects, url.searchParams)
    if (request.method === 'GET') await self.beforeGiving
    const key = rest.join('/')
    const found = objects.get(key)
    if (request.method === 'GET' && found && self.breaksOff) return breakOff(response, found)
    handleObject(request.method ?? '', response, objects, key, body)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const secret = encodeURIComponent(secretAccessKey)
  const self: S3Server = {
    url: `s3://${accessKeyId}:${secret}@127.0.0.1:${port}/${bucket}?region=${region}&tls=off`,
    objects,
    failWith: undefined,
    beforeGiving: undefined,
    breaksOff: false,
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
  return self
}

function handleObject(
  method: string,
  response: ServerResponse,
  objects: Map<string, StoredObject>,
  key: string,
  body: Buffer,
): void {
  const found = objects.get(key)
  if (method === 'PUT') {
    objects.set(key, { bytes: body, storedAt: new Date() })
    answer(response, 200)
  } else if (method === 'DELETE') {
    objects.delete(key)
    answer(response, 204)
  } else if (found) {
    response.writeHead(200, headersOf(found))
    response.end(method === 'HEAD' ? undefined : found.bytes)
  } else {
    answer(response, 404)
  }
}

const headersOf = ({ bytes, storedAt }: StoredObject) => ({
  'Content-Length': bytes.length,
  'Last-Modified': storedAt.toUTCString(),
})

/** Promises all of it, and ends the connection after half. */
function breakOff(response: ServerResponse, found: StoredObject): void {
  response.writeHead(200, headersOf(found))
  response.write(found.bytes.subarray(0, found.bytes.length / 2), () => response.destroy())
}

function list(
  response: ServerResponse,
  objects: Map<string, StoredObject>,
  query: URLSearchParams,
): void {
  const prefix = query.get('prefix') ?? ''
  const all = [...objects].filter(([key]) => key.startsWith(prefix)).toSorted()
  const from = Number(query.get('continuation-token') ?? 0)
  const to = from + pageSize
  const contents = all
    .slice(from, to)
    .map(
      ([key, { storedAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified></Contents>`,
    )
  const next = to < all.length ? `<NextContinuationToken>${to}</NextContinuationToken>` : ''
  response.end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`)
}

/** True where key, secret, body and every part of the request agree with its signature. */
async function isSigned(request: IncomingMessage, body: Buffer): Promise<boolean> {
  const hash = createHash('sha256').update(body).digest('hex')
  if (request.headers['x-amz-content-sha256'] !== hash) return false
  const signer = new AwsV4Signer({
    method: request.method ?? '',
    url: `http://${request.headers.host}${request.url}`,
    headers: { 'x-amz-content-sha256': hash },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    datetime: String(request.headers['x-amz-date']),
  })
  const { headers } = await signer.sign()
  return headers.get('authorization') === request.headers.authorization
}

const answer = (response: ServerResponse, status: number) => {
  response.writeHead(status)
  response.end()
}
