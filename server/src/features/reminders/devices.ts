import { createPublicKey } from 'node:crypto'
import type { PushSubscriptionBody, Reminders } from '@glimmer/contract'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { pushSubscription } from '#database/tables/reminders.ts'
import { invalidField, orNotFound } from '#problem.ts'

/** More are likely unused old browsers: the oldest is removed. */
const maxDevices = 10

/**
 * Whether a key is an uncompressed point of P-256 (RFC 8291 section 3.1); messages cannot be encrypted for any other.
 */
function isPoint(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url')
  const [x, y] = [bytes.subarray(1, 33).toString('base64url'), bytes.subarray(33).toString('base64url')]
  try {
    return bytes[0] === 4 && Boolean(createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }))
  } catch {
    return false
  }
}

/** Stores a device's push subscription. A browser that another account used before is moved to this one. */
export async function addDevice(
  { database, clock, newId }: App,
  { id: accountId }: Account,
  { endpoint, keys: { p256dh, auth }, name }: PushSubscriptionBody,
): Promise<{ _id: string }> {
  if (!isPoint(p256dh)) throw invalidField('keys.p256dh', 'That is no key of a push subscription.')
  const theirs = eq(pushSubscription.accountId, accountId)
  return database.db.transaction(async (transaction) => {
    const device = { accountId, p256dh, auth, name: name ?? null, usedAt: clock.now() }
    const [row] = await transaction
      .insert(pushSubscription)
      .values({ ...device, id: newId(), endpoint, createdAt: clock.now() })
      .onConflictDoUpdate({ target: pushSubscription.endpoint, set: device })
      .returning({ _id: pushSubscription.id })
    const newest = transaction
      .select({ id: pushSubscription.id })
      .from(pushSubscription)
      .where(theirs)
      .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
      .limit(maxDevices)
    await transaction.delete(pushSubscription).where(and(theirs, notInArray(pushSubscription.id, newest)))
    return orNotFound(row)
  })
}

export async function removeDevice({ database }: App, { id: accountId }: Account, id: string): Promise<undefined> {
  const { rowCount } = await database.db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.id, id), eq(pushSubscription.accountId, accountId)))
  orNotFound(rowCount || undefined)
}

/** Removes all of the account's push subscriptions. */
export async function forgetDevices({ database }: App, accountId: string): Promise<void> {
  await database.db.delete(pushSubscription).where(eq(pushSubscription.accountId, accountId))
}

/** The account's devices, newest first. */
export async function listDevices({ database }: App, accountId: string): Promise<Reminders['devices']> {
  const rows = await database.db
    .select({ _id: pushSubscription.id, name: pushSubscription.name, createdAt: pushSubscription.createdAt })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, accountId))
    .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
  return rows.map(({ createdAt, ...device }) => ({ ...device, addedAt: createdAt.toISOString() }))
}

/** Removes the device the user signs out on, unless it belongs to another account. */
export async function forgetDevice(
  { database }: App,
  { id: accountId }: Account,
  endpoint: string,
): Promise<undefined> {
  await database.db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.endpoint, endpoint), eq(pushSubscription.accountId, accountId)))
}
