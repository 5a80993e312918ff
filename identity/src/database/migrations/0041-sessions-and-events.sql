-- Where somebody is signed in, for them to see: one row a session, which lives no longer than the session itself.
create table identity.sessions (
  uid text primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  device text not null,
  amr text[] not null,
  signed_in_at timestamptz not null,
  seen_at timestamptz not null default now()
);
create index sessions_account on identity.sessions (account_id);

insert into identity.sessions (uid, account_id, device, amr, signed_in_at)
  select r.uid, a.id, 'A browser', '{pwd}', to_timestamp(coalesce((r.payload->>'loginTs')::bigint, 0))
  from identity.records r join identity.accounts a on a.id::text = r.account_id
  where r.model = 'Session' and r.uid is not null
  on conflict do nothing;

-- What happened to an account, for its owner to see. No address and no place: only which browser, and when.
create table identity.events (
  id bigint generated always as identity primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  at timestamptz not null default now(),
  kind text not null,
  device text not null,
  count integer not null default 1
);
create index events_account on identity.events (account_id, at desc);
create index events_at on identity.events (at);
-- Wrong tries are counted, a row a day: whoever guesses fills nobody's list.
create unique index events_counted on identity.events (account_id, kind, ((at at time zone 'UTC')::date))
  where kind in ('wrong-password', 'second-step-wrong');

-- Links in letters about an account's safety. They outlive a password that somebody else has changed: what ends the links
-- of an account leaves these alone.
create table identity.safety_links (
  token_hash bytea primary key,
  purpose text not null,
  account_id uuid not null references identity.accounts on delete cascade,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index safety_links_account on identity.safety_links (account_id);
create index safety_links_expiry on identity.safety_links (expires_at);
