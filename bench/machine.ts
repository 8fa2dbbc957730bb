/** What a measurement was made on, in words for its table. */
import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

/** Ticks since the machine started: all of its cores' together, and those that its host withheld. */
function ticks(): { all: number; withheld: number } | undefined {
  if (!existsSync('/proc/stat')) return undefined
  const [, ...columns] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/) ?? []
  // user nice system idle iowait irq softirq steal (proc(5)); what follows is part of the first two.
  const counted = columns.slice(0, 8).map(Number)
  return { all: counted.reduce((sum, many) => sum + many, 0), withheld: counted[7] ?? 0 }
}

/**
 * Begins to watch. What it returns tells, when called, of the cores, the load, and of the share of
 * the cores' time that a virtual machine's host gave to others meanwhile: above a few per cent,
 * times and what is left of them for a browser say more of the neighbours than of the product.
 */
export function watchMachine(): () => string {
  const before = ticks()
  return () => {
    const after = ticks()
    const cores = `${cpus().length} cores (${cpus()[0]?.model}), load average ${loadavg()[0]?.toFixed(1)} at the end`
    if (!before || !after) return cores
    const share = (after.withheld - before.withheld) / (after.all - before.all)
    return `${cores}, ${(share * 100).toFixed(1)} % of their time withheld by the host`
  }
}
