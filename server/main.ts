/**
 * Where the process begins: the first one opens everything, those it forks only answer requests.
 *
 * Drizzle's ES modules import each other in circles, which costs Node half a second and 100 MB of
 * garbage to link; its CommonJS build is the same code without that. Which build is meant has to be
 * said before the first import of it, so everything else is imported after that.
 */
import cluster from 'node:cluster'
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) =>
    /^drizzle-orm(\/|$)/.test(specifier)
      ? next(specifier, { ...context, conditions: ['node', 'require'] })
      : next(specifier, context),
})

const { run } = cluster.isPrimary
  ? await import('#server/start.ts')
  : await import('#server/worker.ts')
run()
