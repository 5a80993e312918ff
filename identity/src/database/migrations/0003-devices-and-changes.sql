-- Browsers somebody has signed in with: they have tries of their own, which strangers cannot use up.
create table identity.devices (
  hash bytea not null,
  account_id uuid not null references identity.accounts on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (hash, account_id)
);
create index devices_account on identity.devices (account_id);
create index devices_seen on identity.devices (seen_at);

-- What happened to accounts here and has to be followed by the app. Ids are taken under a lock, so that they are visible
-- in their order; an account's row may be gone by then.
create table identity.account_changes (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  kind text not null check (kind in ('deleted', 'password')),
  changed_at timestamptz not null default now()
);
