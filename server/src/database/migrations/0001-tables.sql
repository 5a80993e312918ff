-- Every table of the app, by topic. The embedded identity provider keeps its own in the schema `identity`, and the job
-- queue in `graphile_worker`.
--
-- Tables of an account begin their keys with account_id: a list is one walk of an index, and the tables can be split by
-- account later.

-- Accounts

-- A person, identified by their identity provider. The email address is never a key.
create table account (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  email text,
  -- Whether the identity provider verified the address, and when it was last asked.
  email_verified boolean not null default false,
  email_checked_at timestamptz,
  -- When the provider said so, by its own clock: an older token does not replace what a newer one said.
  email_as_of timestamptz,
  -- When sessions were last ended at the provider: access tokens from before no longer count.
  sessions_ended_at timestamptz,
  username text not null,
  first_name text,
  last_name text,
  -- The first name spelt as it sounds; null where voices say it as it is written.
  respelling text,
  image_url text,
  avatar text,
  image_path text,
  preferences jsonb not null,
  tier text not null default 'free' check (tier in ('free', 'premium', 'pro')),
  subscription_status text not null default 'active'
    check (subscription_status in ('active', 'canceled', 'trialing', 'past_due', 'incomplete')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (issuer, subject)
);
create index account_last_visit on account (updated_at);

-- A person's values and reasons, in their own words and order.
create table account_value (
  account_id uuid not null references account on delete cascade,
  value text not null,
  reason text not null check (char_length(reason) <= 280),
  position smallint not null,
  primary key (account_id, value)
);

-- What a person said about the words of their lines; is_on is whether that and their answers steer the writer.
create table personalisation (
  account_id uuid primary key references account on delete cascade,
  is_on boolean not null,
  wanted text[] not null check (cardinality(wanted) <= 12),
  avoided text[] not null check (cardinality(avoided) <= 12),
  working_on text not null check (char_length(working_on) <= 200)
);

-- Progress in the tutorial film. No row: not started.
create table tutorial (
  account_id uuid primary key references account on delete cascade,
  status text not null check (status in ('in_progress', 'completed', 'dismissed')),
  percentage smallint not null check (percentage between 0 and 100),
  updated_at timestamptz not null,
  check ((status = 'completed') = (percentage = 100))
);

-- The last reauthentication, where the provider's access tokens do not include it. A row counts for ten minutes.
create table fresh_sign_in (
  account_id uuid primary key references account on delete cascade,
  authenticated_at timestamptz not null
);

-- The last change of the embedded identity provider's accounts that the app has applied.
create table identity_cursor (
  issuer text primary key,
  last_change bigint not null
);

-- Age and parental consent

-- Of adults only the band is stored, of teens the day from which they count as adult. No day of birth and no month of
-- one.
create table age (
  account_id uuid primary key references account on delete cascade,
  band text not null check (band in ('teen', 'adult')),
  adult_on date check ((band = 'teen') = (adult_on is not null)),
  answered_at timestamptz not null,
  corrected_at timestamptz,
  -- After a guardian declined or withdrew: the day the account is deleted, and when its owner was warned.
  closes_on date,
  closing_notified_at timestamptz,
  -- Kept for a month after coming of age, so that it can be said.
  turned_adult_on date
);
create index age_closes_on on age (closes_on) where closes_on is not null;
create index age_adult_on on age (adult_on) where adult_on is not null;
create index age_turned_adult_on on age (turned_adult_on) where turned_adult_on is not null;

-- A question to a parent or guardian. Address and name are stored only while it is open.
create table guardian (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  state text not null
    check (state in ('asked', 'approved', 'declined', 'stranger', 'withdrawn', 'expired', 'superseded')),
  -- The state that the teen may see: that the recipient does not know them looks to them like no answer.
  outcome text not null generated always as (case state when 'stranger' then 'asked' else state end) stored,
  email text,
  child_name text,
  check ((state = 'asked') or (email is null and child_name is null)),
  -- The address's first character and host, so that the teen sees where the question went.
  email_hint text,
  -- HMAC-SHA-256 under a key that is kept outside the database, because addresses can be guessed.
  email_hash bytea not null,
  token_hash bytea unique,
  wording text not null,
  proof text not null default 'mail',
  asked_at timestamptz not null,
  sent_at timestamptz not null,
  reminded_at timestamptz,
  expires_at timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz
);
create unique index guardian_open on guardian (account_id) where state in ('asked', 'approved');
create index guardian_account on guardian (account_id, asked_at);
create index guardian_waiting on guardian (expires_at) where state in ('asked', 'stranger');

-- Emails a day to one guardian's address over all accounts, and until when it wants no more.
create table guardian_email_limit (
  email_hash bytea not null,
  day date not null,
  sent integer not null default 0,
  blocked_until timestamptz,
  primary key (email_hash, day)
);
create index guardian_email_limit_day on guardian_email_limit (day);

-- Affirmations

create table affirmation (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  text text not null,
  description text not null,
  themes text[] not null,
  form text not null,
  level smallint not null check (level between 1 and 5),
  origin text not null check (origin in ('curated', 'ai', 'own')),
  -- The language model that wrote it, by name.
  model text,
  favorited_at timestamptz,
  -- The owner's response to the line, and when it was given.
  response text check (response in ('true', 'not-quite', 'too-much')),
  answered_at timestamptz,
  -- Whether the owner said that this response is not to steer the writer.
  is_struck boolean not null default false,
  -- The gentler line and the replacement written for this one. No foreign keys: one that was deleted is not written again.
  gentler_id uuid,
  replacement_id uuid,
  is_gentler boolean not null default false,
  -- Chosen for a day that has not shown it yet; such a line is in no list.
  is_upcoming boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create index affirmation_favorites on affirmation (account_id, favorited_at, id) where favorited_at is not null;
create index affirmation_true on affirmation (account_id, answered_at desc) where response = 'true';
create index affirmation_answered on affirmation (account_id, answered_at desc) where response is not null;
create index affirmation_upcoming on affirmation (created_at) where is_upcoming;

-- One line a local day. Its text stays when the affirmation is deleted, so that the next line differs. With read_at in
-- the primary key's index, counting the days of visits reads no table page.
create table daily_line (
  account_id uuid not null references account on delete cascade,
  day date not null,
  affirmation_id uuid,
  text text not null,
  -- Null while only a reminder has shown it.
  read_at timestamptz,
  -- What a choice ahead of its day was based on; null once the day has shown its line.
  choice_basis text,
  -- The line that is shown instead if the day is first opened in the evening; null once the day has shown its line.
  evening_line_id uuid,
  evening_line_text text,
  -- The answers to the evening question: how the line felt, and the theme and kind asked of the next day's line.
  evening_response text check (evening_response in ('true', 'not-quite', 'too-much')),
  evening_theme text,
  evening_tomorrow text check (evening_tomorrow in ('more-like-this', 'gentler')),
  primary key (account_id, day) include (read_at),
  foreign key (account_id, affirmation_id) references affirmation (account_id, id) on delete set null (affirmation_id),
  foreign key (account_id, evening_line_id) references affirmation (account_id, id) on delete set null (evening_line_id)
);

-- One mood a day, only of people who turned that on.
create table daily_mood (
  account_id uuid not null references account on delete cascade,
  day date not null,
  mood text not null check (mood in ('heavy', 'low', 'steady', 'good', 'bright')),
  primary key (account_id, day)
);

-- The responses that move a person along the ladder, one a line and theme; kept without its words when a line is
-- deleted.
create table ladder_answer (
  account_id uuid not null references account on delete cascade,
  theme text not null,
  affirmation_id uuid not null,
  level smallint not null check (level between 1 and 5),
  response text not null check (response in ('true', 'not-quite', 'too-much')),
  answered_at timestamptz not null,
  primary key (account_id, theme, affirmation_id)
);

-- The level those responses led to, for each theme, and the one it started from.
create table ladder_step (
  account_id uuid not null references account on delete cascade,
  theme text not null,
  start smallint not null check (start between 1 and 5),
  level smallint not null check (level between 1 and 5),
  primary key (account_id, theme)
);

-- Five lines written together; a line that is deleted leaves its position empty.
create table line_set (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  pack text,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create table line_set_item (
  account_id uuid not null,
  set_id uuid not null,
  position smallint not null,
  affirmation_id uuid not null,
  primary key (account_id, set_id, position),
  foreign key (account_id, set_id) references line_set (account_id, id) on delete cascade,
  foreign key (account_id, affirmation_id) references affirmation (account_id, id) on delete cascade
);
create index line_set_item_line on line_set_item (account_id, affirmation_id);

-- Lines that a person groups under a name, in their order.
create table collection (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create table collection_line (
  account_id uuid not null,
  collection_id uuid not null,
  affirmation_id uuid not null,
  position integer not null,
  primary key (account_id, collection_id, affirmation_id),
  foreign key (account_id, collection_id) references collection (account_id, id) on delete cascade,
  foreign key (account_id, affirmation_id) references affirmation (account_id, id) on delete cascade
);
create index collection_line_line on collection_line (account_id, affirmation_id);

-- Speech

-- A recording is made once for a text in a voice, whoever asks for it.
create table speech_recording (
  -- A keyed hash of everything that decides how it sounds: the text cannot be guessed from it.
  key text primary key,
  blob_key text not null,
  etag text not null,
  mime text not null,
  duration_ms integer not null,
  -- 0 while the bytes are not stored: they are made again when somebody listens.
  bytes integer not null check (bytes >= 0),
  words jsonb not null,
  timing text not null check (timing in ('exact', 'estimated', 'none')),
  created_at timestamptz not null,
  used_at timestamptz not null
);
create index speech_recording_used on speech_recording (used_at);
create index speech_recording_stored on speech_recording (used_at desc, key) include (bytes) where bytes > 0;

-- The key of those hashes.
create table speech_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null
);
insert into speech_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- A person's use of a recording for one of their lines.
create table speech_clip (
  account_id uuid not null,
  affirmation_id uuid not null,
  voice text not null,
  tone text not null check (tone in ('day', 'evening', 'bedtime')),
  recording_key text not null references speech_recording,
  duration_ms integer not null,
  fallback boolean not null,
  created_at timestamptz not null,
  primary key (account_id, affirmation_id, voice),
  foreign key (account_id, affirmation_id) references affirmation (account_id, id) on delete cascade
);
create index speech_clip_recording on speech_clip (recording_key);

-- A recording made before anyone asked, kept for a few days. Not a clip, and never charged.
create table prerecorded_speech (
  account_id uuid not null,
  affirmation_id uuid not null,
  recording_key text not null references speech_recording,
  created_at timestamptz not null,
  primary key (account_id, affirmation_id),
  foreign key (account_id, affirmation_id) references affirmation (account_id, id) on delete cascade
);
create index prerecorded_speech_recording on prerecorded_speech (recording_key);
create index prerecorded_speech_created on prerecorded_speech (created_at);

-- A recording without an owner: how a voice sounds before anyone chooses it.
create table speech_sample (
  recording_key text primary key references speech_recording
);

-- A line read by its owner. The bytes are in the blob store, under a key made of both ids.
create table own_recording (
  account_id uuid not null,
  affirmation_id uuid not null,
  mime text not null check (mime in ('audio/webm', 'audio/mp4', 'audio/ogg', 'audio/mpeg')),
  etag text not null,
  duration_ms integer not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null,
  primary key (account_id, affirmation_id),
  foreign key (account_id, affirmation_id) references affirmation (account_id, id) on delete cascade
);

-- A line that anyone with its link may read and hear, as it was when it was shared and without its owner's name.
create table shared_line (
  account_id uuid not null,
  affirmation_id uuid not null,
  token text not null unique,
  text text not null,
  scene text not null,
  recording_key text references speech_recording,
  created_at timestamptz not null,
  primary key (account_id, affirmation_id),
  foreign key (account_id, affirmation_id) references affirmation (account_id, id) on delete cascade
);
create index shared_line_recording on shared_line (recording_key);

-- A shared line read by its owner, for everybody with the link. The bytes are here, so that nothing can delete the link
-- without them.
create table given_voice (
  account_id uuid not null,
  affirmation_id uuid not null,
  mime text not null check (mime in ('audio/webm', 'audio/mp4', 'audio/ogg', 'audio/mpeg')),
  etag text not null,
  duration_ms integer not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (account_id, affirmation_id),
  foreign key (account_id, affirmation_id) references shared_line (account_id, affirmation_id) on delete cascade
);

-- Secrets that act for an account without a session, stored as hashes: private addresses of today's line, and personal
-- access tokens. prefix is what their owner recognises them by.
create table access_token (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  use text not null check (use in ('address', 'api')),
  name text not null,
  secret_hash bytea not null unique,
  prefix text not null,
  by_name boolean not null,
  scopes text[] not null,
  created_at timestamptz not null,
  used_at timestamptz,
  expires_at timestamptz
);
create index access_token_account on access_token (account_id);
create index access_token_expires on access_token (expires_at);

-- Avatars

-- A picture, kept for a day unless it is saved. The bytes are in the blob store under image_key, which cannot be guessed
-- and opens the picture to anyone who has it.
create table avatar (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('vector', 'image', 'upload')),
  image_key text not null unique,
  name text,
  alt text not null,
  config jsonb,
  bytes integer not null,
  -- The generation that proposed it, so that a replay finds its pictures, and its position among those.
  generation uuid,
  position smallint not null default 0,
  -- Null while it is a draft.
  saved_at timestamptz,
  created_at timestamptz not null,
  check ((kind = 'vector') = (config is not null))
);
create index avatar_saved on avatar (account_id, saved_at) where saved_at is not null;
create index avatar_generation on avatar (generation) where generation is not null;
create index avatar_drafts on avatar (created_at) where saved_at is null;

-- Usage

-- What is used of an allowance, and what is reserved for work in progress, for each account, feature and month.
create table usage_counter (
  account_id uuid not null references account on delete cascade,
  feature text not null check (feature in ('affirmations', 'speech', 'avatars')),
  period date not null,
  used integer not null default 0 check (used >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  primary key (account_id, feature, period)
);
create index usage_counter_age on usage_counter (period);

-- The ledger behind the counters. A failed attempt gives its idempotency key back (null), so that a retry can use it.
create table usage_reservation (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  feature text not null,
  period date not null,
  key text,
  fingerprint text not null,
  state text not null check (state in ('reserved', 'committed', 'waived', 'released')),
  result_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (account_id, feature, key)
);
create index usage_reservation_open on usage_reservation (expires_at) where state = 'reserved';
create index usage_reservation_age on usage_reservation (created_at) where state <> 'reserved';

-- Subscriptions

-- The payment provider's last word about a customer. account.tier and account.subscription_status are written in the
-- same transaction.
create table billing_account (
  account_id uuid primary key references account on delete cascade,
  customer_id text not null unique,
  -- A reader takes the next number before it asks the provider; its answer counts only if no later one was applied.
  requested_reading bigint not null default 0,
  applied_reading bigint not null default 0,
  trial_used_at timestamptz,
  subscription_id text,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  scheduled_tier text,
  scheduled_at timestamptz,
  trial_end timestamptz,
  payment_issue text not null default 'none' check (payment_issue in ('none', 'action_required', 'past_due')),
  pending_tier text,
  pay_url text,
  checked_at timestamptz not null
);
create index billing_account_period on billing_account (current_period_end) where current_period_end is not null;
create index billing_account_checked on billing_account (checked_at) where subscription_id is not null;

-- A plan that the operator granted; account.tier is never below it.
create table granted_plan (
  account_id uuid primary key references account on delete cascade,
  tier text not null check (tier in ('premium', 'pro')),
  granted_at timestamptz not null
);

-- Checkout sessions, at most one open for each account.
create table checkout (
  session_id text primary key,
  account_id uuid not null references account on delete cascade,
  tier text not null,
  trial_days integer not null,
  url text not null,
  state text not null check (state in ('open', 'done')),
  expires_at timestamptz not null
);
create unique index checkout_open on checkout (account_id) where state = 'open';
create index checkout_age on checkout (expires_at) where state = 'done';

-- Written before any call that can move money; its id is the idempotency key of every attempt. One at a time for each
-- account.
create table billing_command (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null,
  params jsonb not null,
  state text not null check (state in ('running', 'done', 'failed')),
  attempts integer not null default 1,
  leased_until timestamptz not null,
  result jsonb,
  created_at timestamptz not null
);
create unique index billing_command_running on billing_command (account_id) where state = 'running';
create index billing_command_age on billing_command (created_at) where state <> 'running';

-- A webhook is a hint, stored before it is acknowledged.
create table webhook_inbox (
  event_id text primary key,
  type text not null,
  customer_id text,
  received_at timestamptz not null,
  state text not null check (state in ('received', 'done'))
);
create index webhook_inbox_waiting on webhook_inbox (received_at) where state = 'received';
create index webhook_inbox_age on webhook_inbox (received_at) where state = 'done';

-- Emails about a plan, once for each period. The worker that claims one sends it.
create table billing_notice (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('ending', 'trial_ending', 'renewal')),
  period_end timestamptz not null,
  tier text not null,
  due_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  unique (account_id, kind, period_end)
);
create index billing_notice_due on billing_notice (due_at) where sent_at is null;

-- The request that a plan begins at once: with which words, and when.
create table consent_record (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  text_version text not null,
  tier text not null,
  given_at timestamptz not null
);

-- The payment sandbox's own storage. The app asks the sandbox as it would ask the provider, and never reads it here.
create schema sandbox;
create table sandbox.object (
  id text primary key,
  seq bigint generated always as identity,
  customer text not null,
  kind text not null,
  body jsonb not null
);
create index object_customer on sandbox.object (customer);
create table sandbox.event (
  seq bigint generated always as identity primary key,
  id text not null unique,
  customer text not null,
  body jsonb not null,
  delivered boolean not null default false
);
create index event_waiting on sandbox.event (seq) where not delivered;
-- Responses by idempotency key.
create table sandbox.response (
  key text primary key,
  fingerprint text not null,
  status integer not null,
  body jsonb not null
);

-- Reminders

-- When the next reminder of a line and the evening's are due is computed beforehand, so that a minute's work is one
-- walk of a small index.
create table reminder (
  account_id uuid primary key references account on delete cascade,
  settings jsonb not null,
  next_due_at timestamptz,
  evening jsonb,
  evening_due_at timestamptz,
  -- When a reminder that was put off is due again, and which of the day's it is.
  later_due_at timestamptz,
  later_slot smallint,
  -- When a test reminder was last sent.
  test_sent_at timestamptz,
  -- The address that its owner confirmed, the only one reminders go to, and when a confirmation was last sent.
  confirmed_email text,
  confirmation_sent_at timestamptz
);
create index reminder_due on reminder (next_due_at) where next_due_at is not null;
create index reminder_evening_due on reminder (evening_due_at) where evening_due_at is not null;
create index reminder_later_due on reminder (later_due_at) where later_due_at is not null;

create table push_subscription (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- The device, as its owner knows it.
  name text,
  created_at timestamptz not null,
  -- When it was last registered or reached.
  used_at timestamptz not null default now()
);
create index push_subscription_account on push_subscription (account_id, created_at);
create index push_subscription_used on push_subscription (used_at);

-- At most one a local day, kind and place among the day's, claimed before anything is sent.
create table reminder_delivery (
  account_id uuid not null references account on delete cascade,
  day date not null,
  kind text not null default 'line' check (kind in ('line', 'evening', 'later')),
  slot smallint not null default 0,
  due_at timestamptz not null,
  -- Where it was begun to be sent to; it goes to none of them twice.
  targets text[] not null default '{}',
  -- The job that sends it: a page of claims, so that the job names nobody.
  page uuid,
  primary key (account_id, day, kind, slot)
);
create index reminder_delivery_day on reminder_delivery (day);
create index reminder_delivery_page on reminder_delivery (page);

-- Unsubscribe links in emails, and links that confirm an address; both as hashes.
create table unsubscribe_token (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null
);
create index unsubscribe_token_account on unsubscribe_token (account_id, created_at);
create index unsubscribe_token_age on unsubscribe_token (created_at);
create table reminder_confirmation (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  email text not null,
  created_at timestamptz not null
);
create index reminder_confirmation_account on reminder_confirmation (account_id, created_at);
create index reminder_confirmation_age on reminder_confirmation (created_at);

-- Email

-- Emails sent to an address on a day, over all accounts. Addresses are stored as hashes.
create table email_count (
  recipient_hash bytea not null,
  kind text not null check (kind in ('any', 'confirmation', 'support', 'answers')),
  day date not null,
  sent integer not null,
  primary key (recipient_hash, kind, day)
);
create index email_count_day on email_count (day);

-- Messages to the operator that wait for an answer. Answering one, or closing it, deletes it.
create table support_message (
  id uuid primary key,
  account_id uuid references account on delete cascade,
  email text not null,
  plan text not null check (plan in ('free', 'premium', 'pro')),
  message text not null,
  created_at timestamptz not null
);
create index support_message_account on support_message (account_id);
create index support_message_age on support_message (created_at);

-- Emails in development, where nothing is sent. One goes with the account it is about, whatever its recipient.
create table email_outbox (
  id bigint generated always as identity primary key,
  account_id uuid references account on delete cascade,
  recipient text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null default now()
);
create index email_outbox_account on email_outbox (account_id);
create index email_outbox_age on email_outbox (sent_at);

-- Deletion and retention

-- Tokens of a deleted person open nothing and do not bring the account back.
create table deleted_identity (
  issuer text not null,
  subject text not null,
  deleted_at timestamptz not null,
  primary key (issuer, subject)
);
create index deleted_identity_age on deleted_identity (deleted_at);

-- Keyed hashes of deleted accounts' ids. They are also stored outside the database, where restoring a backup does not
-- undo them.
create table deleted_account (
  account_hash bytea primary key,
  deleted_at timestamptz not null
);
create index deleted_account_age on deleted_account (deleted_at);

-- The key of those hashes.
create table deletion_key (
  only_one boolean primary key default true check (only_one),
  key bytea not null
);
insert into deletion_key (key) values (sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea));

-- Warnings to the owner of an idle account before it is deleted. A row is about one absence; after a visit it no longer
-- counts.
create table idle_notice (
  account_id uuid primary key references account on delete cascade,
  last_visit_at timestamptz not null,
  step smallint not null check (step in (1, 2)),
  started_at timestamptz not null,
  attempted_at timestamptz not null,
  sent_at timestamptz
);

-- Operation

-- Use of the app by people who agreed to be counted. `visitor` is a number that a device chose, and chooses anew at
-- sign-out: nothing here leads to an account.
create table analytics_event (
  id uuid primary key,
  visitor uuid not null,
  name text not null,
  properties jsonb not null,
  at timestamptz not null
);
create index analytics_event_at on analytics_event (at);

-- Commands of operators. A line is written before the command does anything, and finished when it succeeded.
create table admin_audit (
  id bigint generated always as identity primary key,
  command text not null,
  -- Who did it: on the command line the operating system's user, otherwise the id of the operator's account, and once
  -- that is deleted its keyed hash.
  os_user text,
  operator text,
  -- The account's id, and once that is deleted its keyed hash.
  account text,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);

-- How often help came first, and how often that was said to be a misreading: numbers only.
create table care_count (
  day date not null,
  kind text not null check (kind in ('shown', 'misread')),
  count integer not null,
  primary key (day, kind)
);

-- Limits that all processes count together. Keys are hashed. Rows are deleted when their window is over; a crash may
-- lose them.
create unlogged table rate_limit_counter (
  window_ends_at timestamptz not null,
  name text not null,
  key text not null,
  count integer not null,
  primary key (window_ends_at, name, key)
);

-- Secrets that all processes share, encrypted with a key that is kept outside the database.
create table encrypted_secret (
  name text primary key,
  ciphertext bytea not null,
  created_at timestamptz not null default now()
);

-- The processes that run jobs, by the name under which they lock them, and when each was last seen.
create table job_worker (
  id text primary key,
  seen_at timestamptz not null default now()
);

-- When each scheduled job was last due, so that of several processes one adds it.
create table job_schedule (
  name text primary key,
  due_at timestamptz not null
);

-- Scheduled backups: those that are kept, the one being made, and those that failed, with a sentence for operators.
create table backup_run (
  name text primary key,
  started_at timestamptz not null,
  verified_at timestamptz,
  bytes bigint,
  failure text
);
create index backup_run_started_at on backup_run (started_at);
