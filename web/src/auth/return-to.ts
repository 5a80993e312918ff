import { paths } from '#platform/paths.ts'

const afterSignIn = paths.dashboard()

/** Pages that would send a signed-in user round in a loop. */
const circular = [paths.signIn(), paths.signUp(), paths.signInCallback(), paths.silentSignIn(), paths.age()]

/** The `returnTo` in the navigation state of a screen, if there is one. */
export function returnToOf(state: unknown): string | undefined {
  const returnTo = typeof state === 'object' && state !== null ? Reflect.get(state, 'returnTo') : undefined
  return typeof returnTo === 'string' ? returnTo : undefined
}

/**
 * The path to go to after signing in: one of this app, else the dashboard. Refuses other origins in all their disguises
 * (`//evil`, `/\evil`, `javascript:`, control characters a browser would drop).
 */
export function safeReturnTo(requested: unknown, origin: string): string {
  if (typeof requested !== 'string' || !/^\/(?![/\\])/.test(requested) || /[\p{Cc}\\]/u.test(requested))
    return afterSignIn
  if (!URL.canParse(requested, origin)) return afterSignIn
  const url = new URL(requested, origin)
  const path = url.pathname + url.search + url.hash
  return url.origin !== origin ||
    path === paths.home() ||
    path.startsWith('//') ||
    circular.some((one) => one === url.pathname)
    ? afterSignIn
    : path
}
