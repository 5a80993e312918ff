import { peekEmailToken, useEmailToken } from './email-tokens.ts'
import type { AccountServices } from './services.ts'
import { markEmailVerified } from './store.ts'

/** Whether the link would still work. */
export const isConfirmLinkGood = async ({ database }: AccountServices, token: string): Promise<boolean> =>
  (await peekEmailToken(database, 'confirm', token)) !== undefined

/** Marks the account's address as verified. Returns false when the link has been used or has run out. */
export async function confirmEmail({ database }: AccountServices, token: string): Promise<boolean> {
  const accountId = await useEmailToken(database, 'confirm', token)
  if (!accountId) return false
  await markEmailVerified(database, accountId)
  return true
}
