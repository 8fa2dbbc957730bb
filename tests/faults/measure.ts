/** How much is done, with which luck, and what came of it. */
import { setTimeout as sleep } from 'node:timers/promises'

/** `short` for every day, `long` for a release. */
export const isLong = process.env['FAULTS'] === 'long'

/** One amount for the short form, and one for the long. */
export const amount = (short: number, long: number): number => (isLong ? long : short)

/** Says what a promise was worth: the figures that docs/reliability.md repeats. */
export const report = (promise: string, figures: Record<string, unknown>): void =>
  console.log(
    `${promise}: ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`,
  )

/** Median and worst of some times in milliseconds, in words. */
export function timesOf(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms`
}

export type Chance = {
  /** A number from `low` up to but not including `high`. */
  between(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** The same luck again for the same FAULTS_SEED; without one it is new, and reported. */
export function createChance(): Chance {
  let state = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000)
  report('seed', { FAULTS_SEED: state })
  // Mulberry32: small, and even enough to pick moments and victims.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high) => Math.floor(low + next() * (high - low)),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  }
}

/**
 * Waits until `isTrue`, and says how many milliseconds that took.
 * @throws Error after `patience` ms: something hangs
 */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  patience = 60_000,
): Promise<number> {
  const begun = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - begun > patience) throw new Error(`In vain waited for: ${what}`)
    await sleep(20)
  }
  return performance.now() - begun
}
