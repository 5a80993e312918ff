/**
 * Gives each request a key, so that sending the same one again after a failure is never charged twice. The key stays
 * while the request does; `renew` begins a new one for the next, even where it is the same.
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
