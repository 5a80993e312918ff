import { type DestinationStream, type Logger, pino } from 'pino'

interface DriverFault {
  severity: string
  code?: string
  constraint?: string
  table?: string
}

const isDriverFault = (error: unknown): error is DriverFault =>
  typeof error === 'object' && error !== null && 'severity' in error && 'routine' in error

/** The driver's own error, or the one wrapped by the query builder. */
const databaseFault = (error: object): DriverFault | undefined => {
  if (isDriverFault(error)) return error
  return 'cause' in error && isDriverFault(error.cause) ? error.cause : undefined
}

const framesOf = (error: unknown) =>
  error instanceof Error
    ? error.stack
        ?.split('\n')
        .filter((line) => line.startsWith('    at '))
        .slice(0, 12)
    : undefined

/**
 * Reduces an error to what may be logged. A database error's message contains the query's values, which are the user's
 * words, so only its code, table and constraint are logged.
 */
export function describeError(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { name: typeof error }
  const fault = databaseFault(error)
  if (fault || 'query' in error) {
    const { code, constraint, table } = fault ?? {}
    return { name: 'DatabaseError', code, constraint, table, frames: framesOf(error) }
  }
  const { name, message, code } = error as { name?: string; message?: string; code?: string }
  return { name, message, code, frames: framesOf(error) }
}

/** Opens the app's log: one JSON line per event, with errors described and secrets redacted. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.token', '*.password', '*.note', '*.mood'],
    },
    ...(destination ? [destination] : []),
  )
