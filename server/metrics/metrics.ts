/** What one process counts of its work. Labels hold patterns and states only, never what a caller sent. */
import type { RequestListener } from 'node:http'
import type pg from 'pg'
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'
import type { ConnectionLimit } from '#platform/connection-limit.ts'
import type { AnswerCache } from '#platform/page-cache/answer-cache.ts'
import { routePatternOf } from '#server/metrics/route-pattern.ts'

/** The state of every series of one process, in a form that can be sent to another. */
export type MetricValues = object[]

/** The pattern of the public page at a path; undefined where there is none. */
export type FindPage = (path: string) => Promise<string | undefined>

export type Metrics = ReturnType<typeof createMetrics>

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counters of the process `name`: `main`, or the number of a worker. */
export function createMetrics(name: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ process: name })
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route pattern and class of the status, such as 2xx',
    labelNames,
    registers,
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the arrival of a request to the end of its answer',
    labelNames,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })

  const gauge = (gaugeName: string, help: string, read: () => number) =>
    new Gauge({
      name: gaugeName,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })

  const counter = (counterName: string, help: string, read: () => number) =>
    new Counter({
      name: counterName,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })

  return {
    registry,
    values: (): Promise<MetricValues> => registry.getMetricsAsJSON(),

    /** `listener`, with each answer counted once it has ended. */
    measure(listener: RequestListener, findPage: FindPage): RequestListener {
      return (request, response) => {
        const start = performance.now()
        response.once('close', async () => {
          const path = (request.url ?? '').split('?', 1)[0] ?? ''
          const route = routePatternOf(path) ?? (await findPage(path).catch(() => undefined))
          const labels = {
            method: knownMethods.has(request.method ?? '') ? (request.method ?? '') : 'other',
            route: route ?? 'unknown',
            // One that was given up before its answer had an end is no success.
            status: response.writableFinished
              ? `${Math.floor(response.statusCode / 100)}xx`
              : 'cut',
          }
          requests.inc(labels)
          seconds.observe(labels, (performance.now() - start) / 1000)
        })
        listener(request, response)
      }
    },

    watchPool(pool: pg.Pool): void {
      gauge('db_pool_connections', 'Open connections to the database', () => pool.totalCount)
      gauge('db_pool_idle', 'Connections that wait for work', () => pool.idleCount)
      gauge('db_pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount)
    },

    watchConnections(limit: ConnectionLimit): void {
      const help = 'Connections closed at once, as their network had too many open'
      counter('connections_refused_total', help, limit.refused)
    },

    watchCache(cache: AnswerCache): void {
      counter(
        'page_cache_hits_total',
        'Answers given out as they lay in memory',
        () => cache.counts().given,
      )
      counter('page_cache_misses_total', 'Answers made anew', () => cache.counts().made)
      counter(
        'page_cache_stale_total',
        'Old answers given as new ones failed',
        () => cache.counts().stoodIn,
      )
      gauge('page_cache_answers', 'Answers kept', () => cache.counts().answers)
      gauge(
        'page_cache_bytes',
        'Bytes of kept answers beyond the fixed pages',
        () => cache.counts().bytes,
      )
    },
  }
}

/** All series of several processes as Prometheus reads them. Each has the label `process`, so none is added up. */
export const metricsText = (ofProcesses: MetricValues[]): Promise<string> =>
  AggregatorRegistry.aggregate(ofProcesses).metrics()
