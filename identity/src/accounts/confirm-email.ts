import type { Accounts } from './accounts.ts'
import { peekMailToken, useMailToken } from './mail-tokens.ts'
import { markEmailVerified } from './store.ts'

/** Whether the link would still work. */
export const isConfirmLinkGood = async ({ database }: Accounts, token: string): Promise<boolean> =>
  (await peekMailToken(database, 'confirm', token)) !== undefined

/** Marks the account's address as proven. Answers false when the link has been used or has run out. */
export async function confirmEmail({ database }: Accounts, token: string): Promise<boolean> {
  const accountId = await useMailToken(database, 'confirm', token)
  if (!accountId) return false
  await markEmailVerified(database, accountId)
  return true
}
