import { peekEmailToken, useEmailToken } from './email-tokens.ts'
import { isPending, settlePendingSignUp } from './pending-sign-ups.ts'
import type { AccountServices } from './services.ts'
import { markEmailVerified } from './store.ts'

/** Whether the link would still work. */
export const isConfirmLinkGood = async ({ database }: AccountServices, token: string): Promise<boolean> =>
  (await peekEmailToken(database, 'confirm', token)) !== undefined || isPending(database, token)

/**
 * Marks the account's address as verified, or creates the account of a pending sign-up. Returns false if the link was
 * used, has expired, or the address was proven through another link.
 */
export async function confirmEmail({ database, signUp }: AccountServices, token: string): Promise<boolean> {
  const accountId = await useEmailToken(database, 'confirm', token)
  if (!accountId) return settlePendingSignUp(database, signUp, token)
  await markEmailVerified(database, accountId)
  return true
}
