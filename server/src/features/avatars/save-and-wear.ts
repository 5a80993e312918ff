import type { AvatarConfig, User } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { saveProposal, saveVector } from './save.ts'

export interface AvatarData {
  proposalId?: string | undefined
  avatarConfig?: AvatarConfig | undefined
  name?: string | undefined
}

/** Keeps a proposal, or a vector avatar, and puts it on; answers the person as they now are. */
export async function saveAndWear(
  app: App,
  account: Account,
  { proposalId, avatarConfig, name }: AvatarData,
): Promise<User> {
  if (proposalId) await saveProposal(app, account, proposalId, { name, wear: true })
  if (avatarConfig) await saveVector(app, account, avatarConfig, { name, wear: true, path: 'avatarData.avatarConfig' })
  return app.accounts.read(account)
}
