import { getSystemErrorName } from 'node:util'

/**
 * The code of an error of the mail library, such as `ECONNREFUSED` or `EAUTH`. Its message may quote an address or a
 * user name. A connection that failed has the library's `ESOCKET`, and the system's number beside it says why.
 */
export function mailFault(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  const number = 'errno' in error ? error.errno : undefined
  return error.code === 'ESOCKET' && typeof number === 'number' && number < 0 ? getSystemErrorName(number) : error.code
}
