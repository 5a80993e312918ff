import { type Avatar, type AvatarProposal, savedAvatarsLimit } from '@glimmer/contract'
import { and, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Executor } from '#database/pool.ts'
import { account } from '#database/tables/accounts.ts'
import { avatar } from '#database/tables/avatars.ts'
import { imagePath } from './image-paths.ts'

export type AvatarRow = typeof avatar.$inferSelect

/** A row as the picture it describes, saved or not. */
export const toPicture = ({ id, kind, alt, imageKey, config }: AvatarRow): AvatarProposal => ({
  _id: id,
  kind,
  alt,
  imageUrl: imagePath(imageKey),
  svgUrl: config ? imagePath(imageKey, 'svg') : null,
  config,
})

/** A saved row as its owner sees it; `current` is the id of their current avatar. */
export const toAvatar = (row: AvatarRow, current: string | null): Avatar => ({
  ...toPicture(row),
  name: row.name,
  isCurrent: row.id === current,
  createdAt: row.createdAt.toISOString(),
})

const mine = (accountId: string, id: string) => and(eq(avatar.accountId, accountId), eq(avatar.id, id))
const saved = isNotNull(avatar.savedAt)

export async function addDraft(db: Executor, row: AvatarRow): Promise<void> {
  await db.insert(avatar).values(row)
}

/** A picture of this account, saved or a draft. */
export async function findPicture(db: Executor, accountId: string, id: string): Promise<AvatarRow | undefined> {
  const [row] = await db.select().from(avatar).where(mine(accountId, id))
  return row
}

/** The pictures one generation proposed, in the order they were drawn. */
export const findGeneration = (db: Executor, accountId: string, generation: string): Promise<AvatarRow[]> =>
  db
    .select()
    .from(avatar)
    .where(and(eq(avatar.accountId, accountId), eq(avatar.generation, generation)))
    .orderBy(avatar.position)

/** The account's saved avatars, newest first, and the id of the current one. */
export async function listSaved(db: Executor, accountId: string) {
  const rows = await db
    .select({ row: avatar, current: account.avatar })
    .from(avatar)
    .innerJoin(account, eq(account.id, avatar.accountId))
    .where(and(eq(avatar.accountId, accountId), saved))
    .orderBy(desc(avatar.savedAt), desc(avatar.id))
    .limit(savedAvatarsLimit)
  return { rows: rows.map(({ row }) => row), current: rows[0]?.current ?? null }
}

/** One saved avatar of this account. */
export async function findSaved(db: Executor, accountId: string, id: string) {
  const [row] = await db
    .select({ row: avatar, current: account.avatar })
    .from(avatar)
    .innerJoin(account, eq(account.id, avatar.accountId))
    .where(and(mine(accountId, id), saved))
  return row
}

export async function countSaved(db: Executor, accountId: string): Promise<number> {
  const [row] = await db
    .select({ saved: count() })
    .from(avatar)
    .where(and(eq(avatar.accountId, accountId), saved))
  return row?.saved ?? 0
}

export async function markSaved(db: Executor, accountId: string, id: string, name: string | null, savedAt: Date) {
  const [row] = await db.update(avatar).set({ name, savedAt }).where(mine(accountId, id)).returning()
  return row
}

/** Sets the account's current avatar and the path of its image; null removes it. */
export async function storeCurrent(db: Executor, accountId: string, row: AvatarRow | null): Promise<void> {
  await db
    .update(account)
    .set({ avatar: row?.id ?? null, imagePath: row ? imagePath(row.imageKey) : null })
    .where(eq(account.id, accountId))
}

/** Deletes a saved avatar, and unsets it if it is the current one. */
export async function removeSaved(db: Executor, accountId: string, id: string): Promise<AvatarRow | undefined> {
  const [row] = await db
    .delete(avatar)
    .where(and(mine(accountId, id), saved))
    .returning()
  if (row)
    await db
      .update(account)
      .set({ avatar: null, imagePath: null })
      .where(and(eq(account.id, accountId), eq(account.avatar, id)))
  return row
}

export const findAll = (db: Executor, accountId: string): Promise<AvatarRow[]> =>
  db.select().from(avatar).where(eq(avatar.accountId, accountId))

export async function removeAll(db: Executor, accountId: string): Promise<void> {
  await storeCurrent(db, accountId, null)
  await db.delete(avatar).where(eq(avatar.accountId, accountId))
}

/** The account's drafts beyond the newest `kept`. */
export const findOldDrafts = (db: Executor, accountId: string, keptCount: number): Promise<AvatarRow[]> =>
  db
    .select()
    .from(avatar)
    .where(and(eq(avatar.accountId, accountId), isNull(avatar.savedAt)))
    .orderBy(desc(avatar.createdAt), desc(avatar.id))
    .offset(keptCount)

/** Deletes a picture if it is still a draft; returns whether it was. */
export async function removeDraft(db: Executor, { accountId, id }: AvatarRow): Promise<boolean> {
  const { rowCount } = await db.delete(avatar).where(and(mine(accountId, id), isNull(avatar.savedAt)))
  return rowCount === 1
}

/** Deletes up to `most` drafts created before a time, and returns their rows. */
export const removeDrafts = (db: Executor, before: Date, most: number): Promise<AvatarRow[]> =>
  db
    .delete(avatar)
    .where(
      inArray(
        avatar.id,
        db
          .select({ id: avatar.id })
          .from(avatar)
          .where(and(isNull(avatar.savedAt), lt(avatar.createdAt, before)))
          .limit(most),
      ),
    )
    .returning()
