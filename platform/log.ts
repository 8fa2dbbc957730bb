/** Structured logs: one JSON object a line on standard error, so that standard output stays readable. */
import { pino } from 'pino'

export type Log = pino.Logger

/**
 * A logger that writes at `level` and above. Callers log names, counts and ids, never what a
 * person typed; the paths below are a second net for what slips through.
 */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: undefined,
      redact: {
        paths: ['password', 'token', 'authorization', 'email', 'phone', '*.password', '*.token'],
        censor: '[redacted]',
      },
    },
    pino.destination({ dest: 2, sync: true }),
  )
}
