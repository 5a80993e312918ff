import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'

const betweenTriesMs = 1_000

/** The database cannot be used; the message says why, without its URL. */
export class DatabaseUnreachable extends Error {
  readonly code = 'database_unreachable'
}

interface Awaited {
  pool: Pool
  /** The setting that names this database. */
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'
  patienceMs: number
}

interface State {
  isReadOnly: boolean
  encoding: string
}

/** A copy (standby) takes no writes, nor does a database set to default_transaction_read_only. */
const stateQuery = `
  select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
    current_setting('server_encoding') as encoding`

async function readState(pool: Pool): Promise<State> {
  const { rows } = await pool.query<State>(stateQuery)
  return rows[0] ?? { isReadOnly: true, encoding: 'unknown' }
}

/** Whether the database answers and takes writes. */
export const takesWrites = async (pool: Pool): Promise<boolean> => !(await readState(pool)).isReadOnly

/** Throws DatabaseUnreachable for an error that waiting will not resolve. */
function throwRefusal(error: unknown, setting: Awaited['setting']) {
  const reason = describeRefusal(error)
  if (reason) throw new DatabaseUnreachable(`${setting} leads to a database, but ${reason}.`)
  if (isPoolerRefusal(error))
    throw new DatabaseUnreachable(
      'DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the database behind it, for what needs a session of its own.',
    )
}

function refuseOtherEncoding({ encoding }: State, setting: Awaited['setting']) {
  if (encoding === 'UTF8') return
  throw new DatabaseUnreachable(
    `${setting} leads to a database whose encoding is ${encoding}, which cannot hold what people write: make one with ENCODING 'UTF8' TEMPLATE template0.`,
  )
}

/** What is still missing, as the words to log meanwhile and the sentence to end with; undefined if nothing is. */
async function describeObstacle({
  pool,
  setting,
}: Awaited): Promise<{ meanwhile: string; atLast: string } | undefined> {
  try {
    const state = await readState(pool)
    refuseOtherEncoding(state, setting)
    if (!state.isReadOnly) return undefined
    return {
      meanwhile: `The database at ${setting} takes no writes yet`,
      atLast: `${setting} leads to a database that takes no writes: it is a copy (standby), or set to default_transaction_read_only. Give the address of the primary.`,
    }
  } catch (error) {
    if (error instanceof DatabaseUnreachable) throw error
    throwRefusal(error, setting)
    const why = describeOutage(error)
    return {
      meanwhile: `The database at ${setting} does not answer yet (${why})`,
      atLast: `${setting} leads to no database that answers (${why}). Is it running, and can it be reached from here?`,
    }
  }
}

/** How long a first try may take before it is logged that we are waiting: an unused address gives no response. */
const silenceMs = 2_000

/**
 * Waits for a database that is still starting or takes no writes yet, as during a failover, and logs that once, within
 * two seconds. Throws DatabaseUnreachable if it refuses us, is a pooler that was not configured as one, has another
 * encoding than UTF-8, or is not usable within `patienceMs`.
 */
export async function waitUntilReachable(awaited: Awaited, log: { warn(message: string): void }): Promise<void> {
  const giveUpAt = performance.now() + awaited.patienceMs
  let isSaid = false
  const say = (state: string) => {
    if (!isSaid) log.warn(`${state}; waiting for it, for up to ${awaited.patienceMs / 1000} seconds.`)
    isSaid = true
  }
  const silence = setTimeout(
    () => say(`The database at ${awaited.setting} does not answer yet (no response)`),
    silenceMs,
  )
  try {
    for (;;) {
      const missing = await describeObstacle(awaited)
      if (!missing) return
      if (performance.now() >= giveUpAt) throw new DatabaseUnreachable(missing.atLast)
      say(missing.meanwhile)
      await delay(betweenTriesMs)
    }
  } finally {
    clearTimeout(silence)
  }
}

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
