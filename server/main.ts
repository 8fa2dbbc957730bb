/**
 * Where the process begins: the first one opens everything, those it forks only answer requests.
 *
 * Drizzle's ES modules import each other in circles, which costs Node half a second and 100 MB of
 * garbage to link; its CommonJS build is the same code without that. Which build is meant has to be
 * said before the first import of it, so everything else is imported after that.
 */
import cluster from 'node:cluster'
import { type ResolveFnOutput, registerHooks } from 'node:module'

/**
 * Where each name of Drizzle leads. Node would parse Drizzle's package.json, 180 kB of it, again for
 * each file that imports one.
 */
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
    const known = found.get(specifier)
    if (known) return { ...known, shortCircuit: true }
    const resolved = next(specifier, { ...context, conditions: ['node', 'require'] })
    found.set(specifier, resolved)
    return resolved
  },
})

const { run } = cluster.isPrimary
  ? await import('#server/start.ts')
  : await import('#server/worker.ts')
run()
