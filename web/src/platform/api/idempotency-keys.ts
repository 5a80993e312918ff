/**
 * Gives each request an idempotency key, so that repeating it after a failure is never charged twice. A request that
 * equals the one before it has that one's key, until `renew` is called.
 */
export function idempotencyKeys(newKey: () => string = () => crypto.randomUUID()) {
  let last: { request: string; key: string } | undefined
  return {
    keyFor(request: object): string {
      const serialised = JSON.stringify(request)
      if (last?.request !== serialised) last = { request: serialised, key: newKey() }
      return last.key
    },
    renew() {
      last = undefined
    },
  }
}
