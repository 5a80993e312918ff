import {
  type Avatar,
  type AvatarMetadata,
  avatarLicences,
  avatarSize,
  avatarStyles,
  type Bytes,
  type BytesRedirect,
  savedAvatarsLimit,
} from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { orNotFound } from '#problem.ts'
import { yearSeconds } from '#time/durations.ts'
import { blobKey, formatOf } from './image-paths.ts'
import { type AvatarRow, findSaved, listSaved, toAvatar } from './store.ts'

const mimes = { webp: 'image/webp', svg: 'image/svg+xml' } as const

/** The account's saved avatars, newest first. */
export async function listAvatars({ database }: App, { id }: Account): Promise<{ items: Avatar[]; limit: 50 }> {
  const { rows, current } = await listSaved(database.db, id)
  return { items: rows.map((row) => toAvatar(row, current)), limit: savedAvatarsLimit }
}

function creditOf({ config }: AvatarRow): AvatarMetadata['credit'] {
  if (!config) return null
  const { name, author, licence } = avatarStyles[config.style]
  return { style: name, author, licence, licenceUrl: avatarLicences[licence].url }
}

/** The metadata of one saved avatar. Throws `not_found`. */
export async function readMetadata({ database }: App, account: Account, id: string): Promise<AvatarMetadata> {
  const { row, current } = orNotFound(await findSaved(database.db, account.id, id))
  return {
    ...toAvatar(row, current),
    width: avatarSize,
    height: avatarSize,
    mime: mimes.webp,
    bytes: row.bytes,
    credit: creditOf(row),
  }
}

/**
 * An immutable picture, for anybody who knows its path: its bytes or, if browsers fetch from the blob store directly,
 * the address there, which may be cached for as long as it is certain to work. Throws `not_found`.
 */
export async function readImage({ blobs }: App, name: string): Promise<Bytes | BytesRedirect> {
  const format = orNotFound(formatOf(name))
  const [imageKey = ''] = name.split('.')
  const key = blobKey(imageKey, format)
  if (blobs.direct)
    return { address: blobs.direct.addressOf(key, mimes[format]), maxAgeSeconds: blobs.direct.keepSeconds }
  const bytes = orNotFound(await blobs.get(key))
  return { bytes, mime: mimes[format], etag: name, maxAgeSeconds: yearSeconds }
}
