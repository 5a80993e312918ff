interface TrustedUrls {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

const address = '/service-worker.js'
/** What the service worker listens for. */
const cacheScreensMessage = 'keep-screens'

/** The policy asks for a trusted address; this one is a constant, so that nobody else's can become one. */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedUrls }
  const policy = trustedTypes?.createPolicy('glimmer-worker', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}

let registered: Promise<ServiceWorkerRegistration> | undefined

/**
 * Has the browser install the worker that lets the app open offline, or see whether there is a newer one. Once a page;
 * not while developing. A browser without workers, or one that refuses, goes without.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  registered ??= navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' })
  return registered.catch(() => undefined)
}

/** Has the screens of somebody signed in cached too. */
export async function cacheScreens() {
  if (!(await registerWorker())) return
  const ask = () => navigator.serviceWorker.controller?.postMessage(cacheScreensMessage)
  // The worker of a newer release has screens of its own.
  navigator.serviceWorker.addEventListener('controllerchange', ask)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(cacheScreensMessage)
}
