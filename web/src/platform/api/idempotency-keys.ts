/**
 * Gives each request an idempotency key, so that repeating it after a failure is never charged twice. The same request
 * has the same key until `renew` is called.
 */
export function idempotencyKeys(newKey: () => string = () => crypto.randomUUID()) {
  let last: { request: string; key: string } | undefined
  return {
    keyFor(request: object): string {
      const words = JSON.stringify(request)
      if (last?.request !== words) last = { request: words, key: newKey() }
      return last.key
    },
    renew() {
      last = undefined
    },
  }
}
