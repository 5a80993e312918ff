create table identity.accounts (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  email_verified boolean not null default false,
  password_hash text not null,
  created_at timestamptz not null default now()
);

create table identity.mail_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('confirm', 'reset')),
  account_id uuid not null references identity.accounts on delete cascade,
  expires_at timestamptz not null
);
create index mail_tokens_account on identity.mail_tokens (account_id);

create table identity.records (
  model text not null,
  id_hash bytea not null,
  payload jsonb not null,
  account_id text,
  grant_id text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id_hash)
);
create index records_account on identity.records (account_id) where account_id is not null;
create index records_grant on identity.records (grant_id) where grant_id is not null;
create index records_uid on identity.records (uid) where uid is not null;
create index records_expiry on identity.records (expires_at);

create table identity.keys (
  id text primary key,
  use text not null check (use in ('signing', 'cookie')),
  sealed bytea not null,
  active_from timestamptz not null
);

create table identity.tries (
  key_hash bytea primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index tries_end on identity.tries (ends_at);

create table identity.outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null default now()
);
