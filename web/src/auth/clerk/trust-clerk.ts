interface DefaultPolicy {
  createScriptURL(address: string): string
}
declare global {
  interface Window {
    /** Absent where the browser knows no Trusted Types. */
    trustedTypes?: { createPolicy(name: 'default', policy: DefaultPolicy): unknown }
  }
}

/** Whose scripts may be fetched besides ours: Clerk's own, and its check against robots. */
const trusted = (clerk: string) => [location.origin, clerk, 'https://challenges.cloudflare.com']

/**
 * Clerk's script fetches its parts by their addresses, as plain text, which the page's policy forbids. This lets those
 * addresses through that are Clerk's, and a worker it makes for its timer; markup stays forbidden as ever.
 */
export function trustClerk(clerk: string) {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin } = new URL(address, location.href)
      if (trusted(clerk).includes(origin)) return address
      throw new TypeError(`A script from ${origin} is not trusted here.`)
    },
  })
}
