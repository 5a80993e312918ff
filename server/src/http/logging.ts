import { type DestinationStream, type Logger, pino } from 'pino'

interface DriverFault {
  severity: string
  code?: string
  constraint?: string
  table?: string
}

const isDriverFault = (error: unknown): error is DriverFault =>
  typeof error === 'object' && error !== null && 'severity' in error && 'routine' in error

/** The driver's error itself, or the one the query builder wrapped. */
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
 * An error as the log may hold it. A database error's message carries the values of the query,
 * and those are a person's words: only its code, table and constraint stay.
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

/** The app's log: one JSON line an event, errors described, anything that smells of a secret blotted out. */
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
