/**
 * PostgreSQL's codes for shutting down, starting up and accepting no connections (its appendix A); for running out of
 * connections, memory or disk (53…); and for a read-only replica, which is where a connection left over from a failover
 * leads (25006). The rest are the system's own for a lost connection.
 */
const codes = /^(57P0[123]|53\w{3}|08\w{3}|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/

/** The driver's messages, which have no code. */
const words = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to)/

/**
 * Whether an error means that the database could not be reached, or that the connection was lost, as while it restarts.
 * A query builder may have wrapped the driver's error. ENOENT means a missing socket file only if the call that failed
 * was `connect`.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  // Node's word for a client that hung up while its request was read.
  if (code === 'ECONNRESET' && error.message === 'aborted') return false
  if (typeof code === 'string' && (codes.test(code) || (code === 'ENOENT' && syscall === 'connect'))) return true
  return words.test(error.message) || isDatabaseAway(error.cause)
}
