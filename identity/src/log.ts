import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** An error as it may be logged: never its extra fields, which can hold an email or a query's values. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? error.code : undefined
  return { type: error.name, message: error.message, code, stack: error.stack }
}

/** Tokens, codes, passwords and emails are never passed to it; only method, route, status and time are. */
export const openLog = (config: Pick<Config, 'logLevel'>): Logger =>
  pino({ name: 'identity', level: config.logLevel, base: null, serializers: { err: describeError } })
