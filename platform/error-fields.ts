/** What of an error may be written to a log. */

type ErrorFields = {
  type: string
  message?: string
  code?: string
  responseCode?: number
  at?: string[]
}

/**
 * The kind, code and place of each error in the chain. Left out are the message of a database error,
 * which quotes the values of the query, and what a mail server answered, which mostly quotes the
 * address: those are somebody's words.
 */
export function errorFields(error: unknown): ErrorFields[] {
  const chain: ErrorFields[] = []
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) {
    const quotes = ['query', 'severity', 'response', 'rejected'].some((field) => field in at)
    const details = at as Partial<
      Record<'code' | 'responseCode' | 'constraint' | 'routine', unknown>
    >
    chain.push({
      type: at.name,
      ...(!quotes && { message: at.message }),
      ...(typeof details.code === 'string' && { code: details.code }),
      ...(typeof details.responseCode === 'number' && { responseCode: details.responseCode }),
      ...(typeof details.constraint === 'string' && { constraint: details.constraint }),
      ...(typeof details.routine === 'string' && { routine: details.routine }),
      at: stackLines(at),
    })
  }
  return chain
}

/** Where it happened: the stack without its first lines, which repeat the message. */
const stackLines = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 8)
