/**
 * PostgreSQL's own words for: going down, starting up, not to be talked to (its appendix A); no connection, memory or disk
 * left (53…); and a copy that takes no writes, which is what a connection left over from a failover leads to (25006).
 */
const codes = /^(57P0[123]|53\w{3}|08\w{3}|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/

/** The driver's words, which have no code. */
const words = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to)/

/**
 * Whether an error means that the database could not be reached or was lost on the way, as while it restarts. A query
 * builder may have wrapped what the driver said; a socket's file that is not there is told apart from any other missing
 * file by what was tried.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code === 'string' && (codes.test(code) || (code === 'ENOENT' && syscall === 'connect'))) return true
  return words.test(error.message) || isDatabaseAway(error.cause)
}
