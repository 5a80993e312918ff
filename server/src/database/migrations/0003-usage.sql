-- What is used and what is held for work under way, a row for each person, feature and month.
create table usage_counter (
  account_id uuid not null references account on delete cascade,
  feature text not null check (feature in ('affirmations', 'speech', 'avatars')),
  period date not null,
  used integer not null default 0 check (used >= 0),
  held integer not null default 0 check (held >= 0),
  primary key (account_id, feature, period)
);

-- The ledger behind the counters. A failed try gives its key back (null), so that a retry can use it again.
create table usage_reservation (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  feature text not null,
  period date not null,
  key text,
  fingerprint text not null,
  state text not null check (state in ('held', 'committed', 'waived', 'released')),
  result_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (account_id, feature, key)
);
create index usage_reservation_held on usage_reservation (expires_at) where state = 'held';
