/** Data that may still be on its way when its page is shown. */

/** From the server it is always here; in the browser the page needn't wait for it. */
export type Later<Value> = Value | Promise<Value>

/** The same data, once all of it is here. */
export type Arrived<Data> = { [Key in keyof Data]: Awaited<Data[Key]> }

/** Waits for the promises that `data` holds at its top. @throws what one of them throws */
export async function arrived<Data>(data: Data): Promise<Arrived<Data>> {
  const names = Object.keys(data ?? {}) as (keyof Data)[]
  const values = await Promise.all(names.map((name) => data[name]))
  return Object.fromEntries(names.map((name, at) => [name, values[at]])) as Arrived<Data>
}

/**
 * The same data as it stands: of what is still on its way or isn't there, what the visitor's link has
 * handed over under its name, or else null.
 */
export const atHand = (data: unknown, handed: unknown): unknown =>
  Object.fromEntries(
    Object.entries(data ?? {}).map(([name, value]) => [
      name,
      value instanceof Promise || value === null
        ? ((handed as Record<string, unknown> | null)?.[name] ?? null)
        : value,
    ]),
  )

/** What becomes of a value once it is here; at once where it is. */
export const whenHere = <Value, Result>(
  value: Later<Value>,
  turn: (value: Value) => Result,
): Later<Result> => (value instanceof Promise ? value.then(turn) : turn(value))
