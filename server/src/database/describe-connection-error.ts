/** An error's code, or undefined: some errors of the driver have none. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

const certificateFaults = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]

interface Refusal {
  is(code: string | undefined, error: Error): boolean
  reason: string
}

const hasCode = (...codes: string[]) => {
  return (code: string | undefined) => code !== undefined && codes.includes(code)
}

/** Refusals that waiting does not resolve. The codes are PostgreSQL's (appendix A), Node's and OpenSSL's. */
const refusals: readonly Refusal[] = [
  {
    is: (code, { message }) => code === '28000' && /no encryption/.test(message),
    reason: 'its pg_hba.conf lets nobody in without TLS: add sslmode=verify-full to the address',
  },
  {
    is: (code, { message }) => code === '28000' && /pg_hba\.conf/.test(message),
    reason: 'its pg_hba.conf has no line that lets this user in from this machine',
  },
  { is: hasCode('28000'), reason: 'it does not know the user' },
  { is: hasCode('28P01'), reason: 'it refuses the password' },
  { is: hasCode('3D000'), reason: 'it has no such database' },
  { is: hasCode('42501'), reason: 'the user may not connect to it: GRANT CONNECT ON DATABASE lets them' },
  {
    is: (_, { message }) => /password must be a (?:non-empty )?string/.test(message),
    reason: 'it asks for a password, and the address has none',
  },
  {
    is: (_, { message }) => /does not support SSL/.test(message),
    reason: 'it offers no TLS: take sslmode out of the address, or turn TLS on there',
  },
  {
    is: hasCode(...certificateFaults),
    reason:
      'its certificate is not trusted: name the authority that signed it with sslrootcert=/path in the address, or in NODE_EXTRA_CA_CERTS',
  },
  {
    is: (code, error) => code === 'ENOENT' && 'syscall' in error && error.syscall === 'open',
    reason: 'a certificate or key file that the address names is not there',
  },
]

/** Why a database that is running refuses us for good; undefined if it may still come to accept us. */
export function describeRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = codeOf(error)
  return refusals.find(({ is }) => is(code, error))?.reason
}

/** A pooler refusing session settings, which need a direct connection (PgBouncer, `ignore_startup_parameters`). */
export const isPoolerRefusal = (error: unknown): boolean =>
  codeOf(error) === '08P01' && error instanceof Error && error.message.includes('startup parameter')

const notYet: Record<string, string> = {
  '57P03': 'it is starting up, or is a copy that answers no queries',
  '53300': 'its connections are used up',
}

/** Why a database does not answer now, as a few words for a sentence. */
export function describeOutage(error: unknown): string {
  const code = codeOf(error)
  if (code !== undefined) return notYet[code] ?? code
  const message = error instanceof Error ? error.message : ''
  if (/^timeout exceeded|^Connection terminated due to connection timeout/.test(message))
    return 'no answer in 10 seconds'
  if (message.startsWith('Connection terminated')) return 'it closed the connection'
  return 'for a reason the driver does not name'
}
