import type { BrowserClerk, ClerkOptions } from '@clerk/shared/types'
import type { ClientConfig } from '@glimmer/contract'
import { paths } from '#platform/paths.ts'

interface DefaultPolicy {
  createScriptURL(address: string): string
}
declare global {
  interface Window {
    /** Absent where the browser knows no Trusted Types. */
    trustedTypes?: { createPolicy(name: 'default', policy: DefaultPolicy): unknown }
    /** What Clerk's scripts leave behind. */
    Clerk?: BrowserClerk
    __internal_ClerkUICtor?: NonNullable<ClerkOptions['ui']>['ClerkUI']
  }
}

export type ClerkConfig = Extract<ClientConfig['identity'], { kind: 'clerk' }>

/** Exactly these, as they were tried; Clerk serves every release it ever made. */
const scripts = ['npm/@clerk/clerk-js@6.40.0/dist/clerk.browser.js', 'npm/@clerk/ui@1.36.0/dist/ui.browser.js']

const fetchScript = (address: string, publishableKey: string) =>
  new Promise<void>((loaded, failed) => {
    const script = document.createElement('script')
    script.dataset.clerkPublishableKey = publishableKey
    script.crossOrigin = 'anonymous'
    script.addEventListener('load', () => loaded())
    script.addEventListener('error', () => {
      script.remove()
      failed(new Error('Clerk could not be reached.'))
    })
    script.src = address
    document.head.append(script)
  })

/** Whose scripts may be fetched besides ours: Clerk's own, and its check against robots. */
const trusted = (clerk: string) => [location.origin, clerk, 'https://challenges.cloudflare.com']

/**
 * Clerk's script fetches its parts by their addresses, as plain text, which the page's policy forbids. This lets those
 * addresses through that are Clerk's, and a worker it makes for its timer; markup stays forbidden as ever.
 */
function trustClerk(clerk: string) {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin } = new URL(address, location.href)
      if (trusted(clerk).includes(origin)) return address
      throw new TypeError(`A script from ${origin} is not trusted here.`)
    },
  })
}

/** Where its forms are. */
const forms: readonly string[] = [paths.signIn(), paths.signUp()]

/** Clerk moves on by itself only within its form; where a person goes once signed in or out is ours to say. */
const stayHere = (to: string, how?: { windowNavigate: (to: URL | string) => void }) => {
  const { pathname } = new URL(to, location.href)
  if (pathname === location.pathname && forms.includes(pathname)) how?.windowNavigate(to)
}

/** Fetches Clerk's own scripts from the instance and starts them. Rejects when they cannot be reached. */
export async function loadClerk({ issuer, publishableKey }: ClerkConfig): Promise<BrowserClerk> {
  if (!window.Clerk) {
    trustClerk(issuer)
    await Promise.all(scripts.map((path) => fetchScript(`${issuer}/${path}`, publishableKey)))
  }
  const { Clerk: clerk, __internal_ClerkUICtor: ClerkUI } = window
  if (!clerk || !ClerkUI) throw new Error('Clerk could not be started.')
  await clerk.load({
    ui: { ClerkUI },
    signInUrl: paths.signIn(),
    signUpUrl: paths.signUp(),
    routerPush: stayHere,
    routerReplace: stayHere,
    telemetry: false,
  })
  return clerk
}
