-- What the payment provider said last about a person, and what the app may show of it.
-- account.tier and account.subscription_status are written in the same transaction.
create table billing_account (
  account_id uuid primary key references account on delete cascade,
  customer_id text not null unique,
  -- A reader takes the next number before it asks the provider; its answer counts only if no later one was applied.
  asked bigint not null default 0,
  applied bigint not null default 0,
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

-- Checkout sessions we opened: one open at a time.
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

-- Written before any call that can move money; its id is the idempotency key of every try. One at a time a person.
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

-- A webhook is a hint, kept before it is acknowledged.
create table webhook_inbox (
  event_id text primary key,
  type text not null,
  customer_id text,
  received_at timestamptz not null,
  state text not null check (state in ('received', 'done'))
);
create index webhook_inbox_waiting on webhook_inbox (received_at) where state = 'received';

-- Mail the law or kindness asks for, once for each period.
create table billing_notice (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('ending', 'trial_ending', 'renewal')),
  period_end timestamptz not null,
  tier text not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  unique (account_id, kind, period_end)
);
create index billing_notice_due on billing_notice (due_at) where sent_at is null;

-- The request for an immediate start: which words, when.
create table consent_record (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  text_version text not null,
  tier text not null,
  given_at timestamptz not null
);

-- Mail in development, where nothing is sent.
create table mail_outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null default now()
);

-- The payment sandbox's own memory. The app never reads it: it asks the sandbox, as it would ask the provider.
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
create table sandbox.answer (
  key text primary key,
  fingerprint text not null,
  status integer not null,
  body jsonb not null
);
