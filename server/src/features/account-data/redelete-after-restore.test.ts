import { expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { redeleteRestored } from './redelete-after-restore.ts'

const glimmer = testApp()

const query = (text: string, values: unknown[] = []) => glimmer.app.database.pool.query(text, values)
const isThere = async ({ id }: Person) => (await query('select from account where id = $1', [id])).rowCount === 1

/** Simulates a restored backup: the account exists again, and the database has no record of its deletion. */
async function bringBack({ id, subject }: Person): Promise<void> {
  await query('delete from deleted_account')
  await query(
    `insert into account (id, issuer, subject, username, preferences, created_at, updated_at)
     values ($1, $2, $3, 'Maya', '{}', now(), now())`,
    [id, glimmer.issuer.issuer, subject],
  )
}

test('deletes only the accounts that a restored backup brought back', async () => {
  const [maya, noor] = [await createMember(glimmer), await createMember(glimmer)]
  await maya.call('DELETE /users/account')
  await bringBack(maya)
  await redeleteRestored(glimmer.app)
  expect([await isThere(maya), await isThere(noor)]).toEqual([false, true])
})

test('stores no account id outside the database', async () => {
  const maya = await createMember(glimmer)
  await maya.call('DELETE /users/account')
  const bytes = await glimmer.app.blobs.get('deleted-accounts/2026-11-21')
  const marks = new TextDecoder().decode(bytes).split('\n')
  expect(marks.every((mark) => /^[\da-f]{64}$/.test(mark))).toBe(true)
  expect(marks.join()).not.toContain(maya.id.replaceAll('-', ''))
})

test('writes a failed mark at the next sweep', async () => {
  const maya = await createMember(glimmer)
  const { put } = glimmer.app.blobs
  glimmer.app.blobs.put = () => Promise.reject(new Error('the disk is full'))
  expect((await maya.call('DELETE /users/account')).status).toBe(204)
  glimmer.app.blobs.put = put
  await glimmer.sweepHourly()
  await bringBack(maya)
  await glimmer.sweepHourly()
  expect(await isThere(maya)).toBe(false)
})

test('retries an account that cannot be deleted in the next hour', async () => {
  const maya = await createMember(glimmer)
  await maya.call('DELETE /users/account')
  await bringBack(maya)
  const { removeWithoutUser } = glimmer.app.identity
  glimmer.app.identity.removeWithoutUser = async () => 'unavailable'
  await redeleteRestored(glimmer.app)
  expect(await isThere(maya)).toBe(true)
  glimmer.app.identity.removeWithoutUser = removeWithoutUser
  await redeleteRestored(glimmer.app)
  expect(await isThere(maya)).toBe(false)
})

test('deletes marks after 35 days, inside and outside the database', async () => {
  const maya = await createMember(glimmer)
  await maya.call('DELETE /users/account')
  glimmer.clock.set(new Date('2026-12-28T12:00:00Z'))
  await glimmer.sweepHourly()
  expect((await query('select from deleted_account')).rowCount).toBe(0)
  expect(await glimmer.app.blobs.get('deleted-accounts/2026-11-21')).toBeUndefined()
})
