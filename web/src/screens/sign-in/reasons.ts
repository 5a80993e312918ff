import type { SignedOutReason } from '#auth/session-provider.ts'

const again = 'Authentication required. Please sign in again.'

const sentences: Record<SignedOutReason | 'unfinished', string> = {
  expired: again,
  refused: again,
  elsewhere: 'You signed out in another tab.',
  here: 'You signed out on this device alone: the sign-in page could not be reached, and will ask who you are.',
  error: 'Signing in could not be reached just now. Please try again in a moment.',
  unfinished: 'That sign-in could not be finished. Please try again.',
}

const part = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined

/** Where the person was on their way to. */
export function returnToOf(state: unknown): string | undefined {
  const returnTo = part(state, 'returnTo')
  return typeof returnTo === 'string' ? returnTo : undefined
}

/** Why the person stands at the gate, when there is something to say. */
export const whyHere = (reason: SignedOutReason | undefined, state?: unknown): string | undefined =>
  part(state, 'unfinished') ? sentences.unfinished : reason && sentences[reason]
