import { paths } from '#platform/paths.ts'

const afterSignIn = paths.dashboard()

/** Pages that would send a signed-in person round in a circle. */
const circular = [paths.signIn(), paths.signUp(), paths.signInCallback(), paths.silentSignIn(), paths.age()]

/** Where a person was on their way to, as the screen that asks something of them first was told. */
export function returnToOf(state: unknown): string | undefined {
  const returnTo = typeof state === 'object' && state !== null ? Reflect.get(state, 'returnTo') : undefined
  return typeof returnTo === 'string' ? returnTo : undefined
}

/**
 * Where to go after signing in: a path of our own, else the dashboard. Refuses other origins in all their disguises
 * (`//evil`, `/\evil`, `javascript:`, control characters a browser would drop).
 */
export function safeReturnTo(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return afterSignIn
  if (!URL.canParse(wanted, origin)) return afterSignIn
  const url = new URL(wanted, origin)
  const path = url.pathname + url.search + url.hash
  return url.origin !== origin ||
    path === paths.home() ||
    path.startsWith('//') ||
    circular.some((one) => one === url.pathname)
    ? afterSignIn
    : path
}
