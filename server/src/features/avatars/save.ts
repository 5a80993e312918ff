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
import { readProfile } from '../users/index.ts'
import { discardDraft, draft, type FinishedPicture, finishVector } from './draft.ts'
import {
  countSaved,
  findPicture,
  findSaved,
  listSaved,
  markSaved,
  removeSaved,
  storeCurrent,
  toAvatar,
} from './store.ts'
import { removePictures } from './sweep.ts'

interface SaveOptions {
  name?: string | undefined
  /** Also makes it the current avatar. */
  asCurrent?: boolean
}

/** Throws `style_locked`, with the plan that includes it, for a style that this plan does not include. */
export function refuseLockedStyle({ tier }: Account, style: AvatarConfig['style']): void {
  if (opensStyle(tier, style)) return
  const { name, tier: needed } = avatarStyles[style]
  throw new Problem('style_locked', `${name} opens with the ${plans[needed].name} plan.`, { tier: needed })
}

/** Saves a draft; returns it unchanged if it is saved already. Throws `not_found`, `avatars_full`. */
export async function saveProposal(
  app: App,
  { id: accountId }: Account,
  id: string,
  { name, asCurrent = false }: SaveOptions = {},
): Promise<Avatar> {
  return app.database.db.transaction(async (transaction) => {
    // The lock serialises concurrent requests, so that the limit holds.
    const owner = orNotFound(await lockAccount(transaction, accountId))
    const picture = orNotFound(await findPicture(transaction, accountId, id))
    if (!picture.savedAt && (await countSaved(transaction, accountId)) >= savedAvatarsLimit)
      throw new Problem('avatars_full')
    const row = picture.savedAt
      ? picture
      : orNotFound(await markSaved(transaction, accountId, id, name || null, app.clock.now()))
    if (asCurrent) await storeCurrent(transaction, accountId, row)
    return toAvatar(row, asCurrent ? row.id : owner.avatar)
  })
}

/** Checked again when the picture is saved; checking first avoids drawing and decoding for nothing. */
async function refuseIfFull({ database }: App, { id }: Account) {
  if ((await countSaved(database.db, id)) >= savedAvatarsLimit) throw new Problem('avatars_full')
}

/** Saves a finished picture, or discards it completely. Throws `avatars_full`. */
async function saveFinished(app: App, account: Account, finished: FinishedPicture, options: SaveOptions = {}) {
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

/** Saves an uploaded picture: only its pixels, re-encoded. Throws `image_refused`, `avatars_full`. */
export async function upload(app: App, account: Account, file: Uint8Array, signal: AbortSignal): Promise<Avatar> {
  await refuseIfFull(app, account)
  const encoded = await encodeUpload(file, signal)
  if (!encoded.ok) throw new Problem('image_refused', encoded.message)
  return saveFinished(app, account, { kind: 'upload', alt: 'A picture of my own', webp: encoded.webp })
}

interface AvatarData {
  proposalId?: string | undefined
  avatarConfig?: AvatarConfig | undefined
  name?: string | undefined
}

/** Saves a proposal or a vector avatar, makes it the current one, and returns the updated profile. */
export async function saveAsCurrent(
  app: App,
  account: Account,
  { proposalId, avatarConfig, name }: AvatarData,
): Promise<User> {
  if (proposalId) await saveProposal(app, account, proposalId, { name, asCurrent: true })
  if (avatarConfig)
    await saveVector(app, account, avatarConfig, { name, asCurrent: true, path: 'avatarData.avatarConfig' })
  return readProfile(app, account)
}

/** Makes a saved avatar the current one; null unsets it. Throws `not_found`. */
export async function setCurrent({ database }: App, { id: accountId }: Account, id: string | null): Promise<void> {
  await database.db.transaction(async (transaction) => {
    const row = id === null ? null : orNotFound(await findSaved(transaction, accountId, id)).row
    await storeCurrent(transaction, accountId, row)
  })
}

/** Makes a saved avatar the current one and returns the updated profile. */
export async function chooseCurrent(app: App, account: Account, id: string): Promise<User> {
  await setCurrent(app, account, id)
  return readProfile(app, account)
}

/** The same by its index in the list of saved avatars, 0 for the newest. */
export async function chooseCurrentByIndex(app: App, account: Account, place: number): Promise<User> {
  const { rows } = await listSaved(app.database.db, account.id)
  return chooseCurrent(app, account, orNotFound(rows[place]).id)
}

/**
 * Deletes a saved avatar and its images, and unsets it if it is the current one. The row is only deleted once the files
 * are, so that an interrupted deletion can be repeated. Throws `not_found`.
 */
export async function deleteAvatar(app: App, { id: accountId }: Account, id: string): Promise<undefined> {
  await app.database.db.transaction(async (transaction) => {
    await removePictures(app, [orNotFound(await removeSaved(transaction, accountId, id))])
  })
}
