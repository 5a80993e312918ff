import type { BrowserClerk, ClerkOptions } from '@clerk/shared/types'
import type { ClientConfig } from '@glimmer/contract'
import { paths } from '#platform/paths.ts'

interface DefaultPolicy {
  createScriptURL(address: string): string
}
declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: { createPolicy(name: 'default', policy: DefaultPolicy): unknown }
    /** Set by Clerk's scripts. */
    Clerk?: BrowserClerk
    __internal_ClerkUICtor?: NonNullable<ClerkOptions['ui']>['ClerkUI']
  }
}

export type ClerkConfig = Extract<ClientConfig['identity'], { kind: 'clerk' }>

/** Pinned to the versions that were tested; Clerk serves every release. */
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

/** Origins whose scripts may be loaded besides ours: Clerk's own, and its bot check. */
const trusted = (clerk: string) => [location.origin, clerk, 'https://challenges.cloudflare.com']

/**
 * Clerk's script loads its parts from plain-text URLs, which the page's Trusted Types policy forbids. This default
 * policy allows script URLs of Clerk's origins, and the worker that Clerk creates for its timer. HTML stays forbidden.
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

/** The pages that hold Clerk's forms. */
const forms: readonly string[] = [paths.signIn(), paths.signUp()]

/** Lets Clerk navigate only within its forms: the app decides where to go after a sign-in or sign-out. */
const stayHere = (to: string, how?: { windowNavigate: (to: URL | string) => void }) => {
  const { pathname } = new URL(to, location.href)
  if (pathname === location.pathname && forms.includes(pathname)) how?.windowNavigate(to)
}

/** Loads Clerk's scripts from its instance and starts Clerk. Rejects when they cannot be loaded. */
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
