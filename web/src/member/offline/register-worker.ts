interface TrustedUrls {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

const address = '/service-worker.js'
/** The message that service-worker/worker.ts listens for. */
const cacheScreensMessage = 'keep-screens'

/** The page's policy requires a TrustedScriptURL. This policy can return no other address. */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedUrls }
  const policy = trustedTypes?.createPolicy('glimmer-worker', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}

let registered: Promise<ServiceWorkerRegistration> | undefined

/**
 * Registers the service worker that lets the app open offline, or checks for a newer one. Once per page; not in
 * development. Undefined where the browser has no service workers or refuses.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  registered ??= navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' })
  return registered.catch(() => undefined)
}

/** Asks the worker to cache the files of the signed-in screens too. */
export async function cacheScreens() {
  if (!(await registerWorker())) return
  const ask = () => navigator.serviceWorker.controller?.postMessage(cacheScreensMessage)
  // The worker of a newer release has other files to cache.
  navigator.serviceWorker.addEventListener('controllerchange', ask)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(cacheScreensMessage)
}
