import { defaultReminders } from '@glimmer/contract/index'
import type pg from 'pg'
import { addCrowd, type Crowd } from '../crowd.ts'

/** The crowd's current time. */
const now = `current_setting('crowd.now')::timestamptz`

const settings = JSON.stringify({ ...defaultReminders, enabled: true, channel: 'email' })

/** Other data users leave behind, a few rows each, in the tables that grow with users or their days. */
const rest = [
  `insert into usage_counter (account_id, feature, period, used)
   select id, feature, month, 3 from account, unnest(array['affirmations', 'speech']) feature,
     generate_series('2026-02-01'::timestamptz, '2026-11-01', '1 month') month`,
  `insert into usage_reservation (id, account_id, feature, period, key, fingerprint, state, created_at, expires_at)
   select gen_random_uuid(), id, 'affirmations', '2026-11-01', gen_random_uuid()::text, '', 'committed',
     ${now} - turn * interval '1 hour', ${now} from account, generate_series(1, 5) turn`,
  `insert into reminder (account_id, settings, confirmed_email, next_due_at, evening_due_at)
   select id, '${settings}', email, ${now} + (random() - 0.005) * interval '1 day', ${now} + (random() - 0.005) * interval '1 day'
   from account`,
  `insert into reminder_delivery (account_id, day, due_at, kind, page)
   select id, day, day, 'line', overlay(overlay(md5(day::text || right(id::text, 1)) placing '7' from 13) placing '8' from 17)::uuid
   from account, generate_series(${now} - interval '9 days', ${now}, '1 day') day`,
  `insert into unsubscribe_token (token_hash, account_id, created_at)
   select sha256(gen_random_uuid()::text::bytea), id, ${now} - turn * interval '1 week'
   from account, generate_series(1, 5) turn`,
  `insert into push_subscription (id, account_id, endpoint, p256dh, auth, created_at)
   select gen_random_uuid(), id, 'https://push.example.test/' || id || turn, '', '', ${now}
   from account, generate_series(1, 3) turn`,
  `insert into ladder_answer (account_id, theme, affirmation_id, level, response, answered_at)
   select account_id, 'calm', id, 2, 'true', created_at from affirmation where response = 'true'`,
  `insert into daily_mood (account_id, day, mood) select account_id, day, 'steady' from daily_line`,
  `insert into speech_recording (key, blob_key, etag, mime, duration_ms, bytes, words, timing, created_at, used_at)
   select md5(id::text), md5(id::text), '', 'audio/mpeg', 1, 1, '[]', 'none', created_at, created_at
   from affirmation where favorited_at is not null`,
  `insert into speech_clip (account_id, affirmation_id, voice, tone, duration_ms, fallback, created_at, recording_key)
   select account_id, id, 'alasdair', 'day', 1, false, created_at, md5(id::text)
   from affirmation where favorited_at is not null`,
  `insert into prerecorded_speech (account_id, affirmation_id, recording_key, created_at)
   select account_id, id, md5(id::text), created_at from affirmation where favorited_at is not null`,
  `insert into line_set (account_id, id, created_at) select id, gen_random_uuid(), ${now} from account, generate_series(1, 5)`,
  `insert into collection (account_id, id, name, created_at, updated_at)
   select id, gen_random_uuid(), 'Mine', ${now}, ${now} from account, generate_series(1, 5)`,
  `insert into line_set_item (account_id, set_id, position, affirmation_id)
   select owner.id, line_set.id, 1, line.id from account owner join line_set on line_set.account_id = owner.id,
     lateral (select id from affirmation where account_id = owner.id limit 1) line`,
  `insert into collection_line (account_id, collection_id, affirmation_id, position)
   select owner.id, collection.id, line.id, 1 from account owner join collection on collection.account_id = owner.id,
     lateral (select id from affirmation where account_id = owner.id limit 1) line`,
  `insert into shared_line (account_id, affirmation_id, token, text, scene, created_at)
   select account_id, id, md5(id::text), text, 'calm', created_at from affirmation
   where favorited_at is not null`,
  `insert into webhook_inbox (event_id, type, received_at, state)
   select 'event-' || turn, 'invoice.paid', ${now} - turn * interval '1 minute', 'done' from generate_series(1, 10000) turn`,
  `insert into billing_account (account_id, customer_id, subscription_id, current_period_end, checked_at)
   select id, 'customer-' || id, 'subscription-' || id, ${now} + random() * interval '30 days', ${now} from account`,
  `insert into billing_command (id, account_id, kind, params, state, leased_until, created_at)
   select gen_random_uuid(), id, 'change', '{}', 'done', ${now}, ${now} - turn * interval '1 day' from account, generate_series(1, 4) turn`,
  `insert into billing_notice (id, account_id, kind, period_end, tier, due_at, sent_at)
   select gen_random_uuid(), id, 'renewal', ${now} - turn * interval '1 month', 'pro', ${now}, ${now} from account, generate_series(1, 4) turn`,
  `insert into checkout (session_id, account_id, tier, trial_days, url, state, expires_at)
   select gen_random_uuid(), id, 'pro', 0, '', 'done', ${now} - turn * interval '1 day' from account, generate_series(1, 4) turn`,
  `insert into consent_record (id, account_id, text_version, tier, given_at) select gen_random_uuid(), id, '1', 'pro', ${now} from account, generate_series(1, 4)`,
  `insert into avatar (id, account_id, kind, image_key, alt, bytes, saved_at, created_at)
   select gen_random_uuid(), id, 'upload', gen_random_uuid(), '', 1, ${now}, ${now} from account, generate_series(1, 4)`,
  `insert into analytics_event (id, visitor, name, properties, at)
   select gen_random_uuid(), gen_random_uuid(), 'visit', '{}', ${now} - turn * interval '1 hour' from generate_series(1, 10000) turn`,
  `insert into email_count (recipient_hash, kind, day, sent)
   select sha256(turn::text::bytea), 'any', ${now}::date - turn % 3, 1 from generate_series(1, 10000) turn`,
  `insert into tutorial (account_id, status, percentage, updated_at) select id, 'completed', 100, ${now} from account`,
]

/**
 * Fills a database of moderate size in which every growing table has grown, so that queries are planned as in a large
 * one.
 */
export async function fillDatabase(client: pg.ClientBase, crowd: Crowd): Promise<void> {
  await addCrowd(client, crowd)
  await client.query(`select set_config('crowd.now', $1, false)`, [crowd.now.toISOString()])
  for (const statement of rest) await client.query(statement)
  await client.query('vacuum analyze')
}
