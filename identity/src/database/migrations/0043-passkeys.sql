-- What passkeys know an account by: random, and neither its id nor its address.
alter table identity.accounts add column user_handle bytea unique;

-- The public halves of passkeys. Nothing in them lets anybody in.
create table identity.passkeys (
  id text primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  device_type text not null,
  backed_up boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_account on identity.passkeys (account_id);

-- Challenges that wait to be answered: each once, for one purpose, by the sign-in or the session it was made for.
create table identity.ceremonies (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('sign-in', 'add')),
  bound_to text not null,
  account_id uuid references identity.accounts on delete cascade,
  expires_at timestamptz not null
);
create index ceremonies_account on identity.ceremonies (account_id);
create index ceremonies_expiry on identity.ceremonies (expires_at);
