import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'

let glimmer: TestApp
beforeAll(async () => {
  glimmer = await startTestApp()
})
afterAll(() => glimmer.stop())

/**
 * Constraints that are unique by something other than the account: docs/scale.md says what becomes of each if the
 * database is split.
 */
const uniqueElsewhere = [
  'access_token_pkey',
  'access_token_secret_hash_key',
  'avatar_image_key_key',
  'avatar_pkey',
  'billing_account_customer_id_key',
  'billing_command_pkey',
  'billing_notice_pkey',
  'checkout_pkey',
  'consent_record_pkey',
  'email_outbox_pkey',
  'guardian_pkey',
  'guardian_token_hash_key',
  'push_subscription_endpoint_key',
  'push_subscription_pkey',
  'reminder_confirmation_pkey',
  'shared_line_token_key',
  'support_message_pkey',
  'unsubscribe_token_pkey',
  'usage_reservation_pkey',
]

/** A recording is shared by every account with the same line in the same voice. */
const sharedRecordings = [
  'prerecorded_speech_recording_key_fkey',
  'shared_line_recording_key_fkey',
  'speech_clip_recording_key_fkey',
]

const names = async (query: string) =>
  (await glimmer.app.database.pool.query<{ name: string }>(query)).rows.map(({ name }) => name)

const hasAccount = (table: string) =>
  `exists (select from pg_attribute where attrelid = ${table} and attname = 'account_id')`
const withAccount = (table: string, columns: string) =>
  `exists (select from pg_attribute where attrelid = ${table} and attnum = any(${columns}) and attname = 'account_id')`

test('every table of personal data has an account id, except those listed here', async () => {
  const others = await names(`
    select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace
      and ${hasAccount('indrelid')} and not ${withAccount('indrelid', 'indkey')} order by name`)
  expect(others).toEqual(uniqueElsewhere)
})

test('personal data refers only to accounts, to data of the same account, and to recordings', async () => {
  const others = await names(`
    select conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and ${hasAccount('conrelid')}
      and not ${withAccount('conrelid', 'conkey')} order by name`)
  expect(others).toEqual(sharedRecordings)
})

test('a reference between tables of personal data includes the account id on both sides', async () => {
  const crossing = await names(`
    select conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and ${hasAccount('confrelid')} and not exists (
      select from unnest(conkey, confkey) as pair (here, there)
        join pg_attribute mine on mine.attrelid = conrelid and mine.attnum = here and mine.attname = 'account_id'
        join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = there and theirs.attname = 'account_id')`)
  expect(crossing).toEqual([])
})
