/**
 * Holds work that takes memory or threads to so much at once. What comes beyond that waits, in the order
 * in which it came.
 */
export class Capacity {
  readonly #most: number
  readonly #waiting: { size: number; begin: () => void }[] = []
  #taken = 0

  /** @param most sum of the sizes of what may be done at once */
  constructor(most: number) {
    this.#most = most
  }

  get isUnused(): boolean {
    return this.#taken === 0
  }

  /** Does `work` once there is room for its `size`; what is larger than all there is takes all. */
  async during<Result>(size: number, work: () => Promise<Result>): Promise<Result> {
    const needed = Math.min(size, this.#most)
    const turn = new Promise<void>((begin) => this.#waiting.push({ size: needed, begin }))
    this.#admit()
    await turn
    try {
      return await work()
    } finally {
      this.#taken -= needed
      this.#admit()
    }
  }

  #admit(): void {
    for (let [next] = this.#waiting; next; [next] = this.#waiting) {
      if (this.#taken + next.size > this.#most) return
      this.#waiting.shift()
      this.#taken += next.size
      next.begin()
    }
  }
}

/** A capacity for each of many keys, which is there as long as something makes use of it. */
export class Capacities {
  readonly #most: number
  readonly #used = new Map<string, Capacity>()

  /** @param most as of each one */
  constructor(most: number) {
    this.#most = most
  }

  async during<Result>(key: string, size: number, work: () => Promise<Result>): Promise<Result> {
    const own = this.#used.get(key) ?? new Capacity(this.#most)
    this.#used.set(key, own)
    try {
      return await own.during(size, work)
    } finally {
      if (own.isUnused) this.#used.delete(key)
    }
  }
}
