/** The port on which a monitoring system reads the metrics. */
import type { Config } from '#platform/config.ts'
import { errorFields } from '#platform/error-fields.ts'
import { listen } from '#platform/listen.ts'
import type { Log } from '#platform/log.ts'
import { type MetricValues, metricsText } from '#server/metrics/metrics.ts'

/** Milliseconds that a reader under way gets when the process ends. */
const patience = 1_000

/**
 * Answers GET /metrics and nothing else.
 * @param gather the values of each process
 * @throws StartupError where the port can't be opened
 */
export async function serveMetrics(
  { host, port }: NonNullable<Config['metrics']>,
  gather: () => Promise<MetricValues[]>,
  log: Log,
): Promise<{ port: number; close(): Promise<void> }> {
  const listening = await listen(
    async (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        return void response.writeHead(404).end()
      }
      try {
        const text = await metricsText(await gather())
        const type = 'text/plain; version=0.0.4; charset=utf-8'
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
      } catch (error) {
        log.error({ cause: errorFields(error) }, 'the metrics could not be read')
        response.writeHead(500).end()
      }
    },
    port,
    host,
  )
  return { port: listening.port, close: () => listening.drain(patience) }
}
