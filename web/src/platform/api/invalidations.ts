const lines = ['/affirmations', '/users/favorites', '/users/history', '/collections'] as const

/** Which reads a write makes stale, by how they begin. The first row that fits counts; what fits none touches none. */
const rows: readonly [write: RegExp, reads: readonly string[]][] = [
  [/ \/affirmations\/advise$/, []],
  [/\/speak$/, ['/users/usage']],
  [/\/own-recording$/, ['/affirmations/{id}/own-recording']],
  [/\/favorite$/, lines],
  [/\/response$/, [...lines, '/users/profile']],
  [/avatar/, ['/avatars', '/users/usage', '/users/profile']],
  [/ \/affirmations/, [...lines, '/users/usage']],
  [/ \/collections/, ['/collections']],
  [/ \/users\/reminders/, ['/users/reminders']],
  [/ \/users\/tutorial/, ['/users/tutorial']],
  [/ \/users\/(profile|preferences|values)$/, ['/users/profile']],
  // A plan opens and closes things everywhere.
  [/ \/subscriptions/, ['/']],
]

const readsOf = (write: string) => rows.find(([pattern]) => pattern.test(write))?.[1] ?? []

/** Whether a write by this route is worth telling of. */
export const changesSomething = (write: string): boolean => readsOf(write).length > 0

/** Whether what `read` answered may be old after `write`; both are routes of the contract. */
export const touches = (write: string, read: unknown): boolean =>
  typeof read === 'string' && readsOf(write).some((path) => read.startsWith(`GET ${path}`))
