import {
  type Avatar,
  type AvatarConfig,
  avatarStyles,
  opensStyle,
  plans,
  savedAvatarsLimit,
  type User,
} from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import { encodeUpload } from '#drawing/encode-picture.ts'
import { orNotFound, Problem } from '#problem.ts'
import { discardDraft, draft, type Finished, finishVector } from './draft.ts'
import { countSaved, findPicture, markSaved, putOn, toAvatar } from './store.ts'

export interface SaveOptions {
  name?: string | undefined
  /** Puts it on at once. */
  wear?: boolean
}

/** Refuses a style the plan does not open, naming the plan that does. */
export function refuseLockedStyle({ tier }: Account, style: AvatarConfig['style']): void {
  if (opensStyle(tier, style)) return
  const { name, tier: needed } = avatarStyles[style]
  throw new Problem('style_locked', `${name} opens with the ${plans[needed].name} plan.`, { tier: needed })
}

/** Saves a draft; one that is saved already is answered as it is. Throws `not_found`, `avatars_full`. */
export async function saveProposal(
  app: App,
  { id: accountId }: Account,
  id: string,
  { name, wear = false }: SaveOptions = {},
): Promise<Avatar> {
  return app.database.db.transaction(async (transaction) => {
    // Two savings at once are counted one after the other.
    const held = orNotFound(await lockAccount(transaction, accountId))
    const found = orNotFound(await findPicture(transaction, accountId, id))
    if (!found.savedAt && (await countSaved(transaction, accountId)) >= savedAvatarsLimit)
      throw new Problem('avatars_full')
    const row = found.savedAt
      ? found
      : orNotFound(await markSaved(transaction, accountId, id, name || null, app.clock.now()))
    if (wear) await putOn(transaction, accountId, row)
    return toAvatar(row, wear ? row.id : held.avatar)
  })
}

/** Checked again when the picture is saved; here it spares the drawing and the decoding. */
async function refuseIfFull({ database }: App, { id }: Account) {
  if ((await countSaved(database.db, id)) >= savedAvatarsLimit) throw new Problem('avatars_full')
}

/** Saves a finished picture, or leaves nothing of it. Throws `avatars_full`. */
async function saveFinished(app: App, account: Account, finished: Finished, options: SaveOptions = {}) {
  const row = await draft(app, account, finished)
  try {
    return await saveProposal(app, account, row.id, options)
  } catch (error) {
    await discardDraft(app, row)
    throw error
  }
}

/** Draws a vector avatar from its configuration and saves it. Throws `style_locked`, `invalid_input`, `avatars_full`. */
export async function saveVector(
  app: App,
  account: Account,
  config: AvatarConfig,
  options: SaveOptions & { path?: string } = {},
): Promise<Avatar> {
  refuseLockedStyle(account, config.style)
  await refuseIfFull(app, account)
  const alt = `An avatar drawn in the ${avatarStyles[config.style].name} style`
  return saveFinished(app, account, await finishVector(config, alt, options.path ?? 'avatarConfig'), options)
}

/** Saves a person's own picture: only its pixels, encoded anew. Throws `image_refused`, `avatars_full`. */
export async function upload(app: App, account: Account, file: Uint8Array, signal: AbortSignal): Promise<Avatar> {
  await refuseIfFull(app, account)
  const encoded = await encodeUpload(file, signal)
  if (!encoded.ok) throw new Problem('image_refused', encoded.message)
  return saveFinished(app, account, { kind: 'upload', alt: 'A picture of my own', webp: encoded.webp })
}

export interface AvatarData {
  proposalId?: string | undefined
  avatarConfig?: AvatarConfig | undefined
  name?: string | undefined
}

/** Saves a proposal, or a vector avatar, and puts it on; answers the person as they now are. */
export async function saveAndWear(
  app: App,
  account: Account,
  { proposalId, avatarConfig, name }: AvatarData,
): Promise<User> {
  if (proposalId) await saveProposal(app, account, proposalId, { name, wear: true })
  if (avatarConfig) await saveVector(app, account, avatarConfig, { name, wear: true, path: 'avatarData.avatarConfig' })
  return app.accounts.read(account)
}
