/** A yardstick: Node's own server, sending the same bytes with nothing in between. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, file = ''] = process.argv.slice(2)
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'))
const bytes = Buffer.from(body, 'base64')

createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes)
}).listen(Number(port), '127.0.0.1')
