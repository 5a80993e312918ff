/** The token in the query of a link we mailed, if it has the shape of ours; otherwise an empty string. */
export function linkTokenOf(query: unknown): string {
  const { token } = query as { token?: unknown }
  return typeof token === 'string' && /^[\w-]{43}$/.test(token) ? token : ''
}
