-- What is told to somebody who has not come for long, before their account is deleted. A row speaks of one absence: after
-- a visit it counts no more.
create table idle_notice (
  account_id uuid primary key references account on delete cascade,
  last_visit_at timestamptz not null,
  step smallint not null check (step in (1, 2)),
  -- When this step began, when its letter was last tried, and when it was sent.
  begun_at timestamptz not null,
  tried_at timestamptz not null,
  sent_at timestamptz
);

-- Marks of accounts that were deleted: keyed hashes of their ids. The same marks lie outside the database, where a
-- restored backup does not undo them.
create table deleted_account (
  mark bytea primary key,
  deleted_at timestamptz not null
);
create index deleted_account_age on deleted_account (deleted_at);
-- Their key, made here once.
create table deletion_key (
  only_one boolean primary key default true check (only_one),
  key bytea not null
);
insert into deletion_key (key) values (sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea));

-- When a device was last registered or reached.
alter table push_subscription add column used_at timestamptz not null default now();
create index push_subscription_used on push_subscription (used_at);

-- How the oldest are found.
create index reminder_confirmation_age on reminder_confirmation (created_at);
create index mail_outbox_age on mail_outbox (sent_at);
create index deleted_identity_age on deleted_identity (deleted_at);
