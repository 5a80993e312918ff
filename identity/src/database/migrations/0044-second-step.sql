-- An authenticator app: its secret is sealed as the keys are, under a key of its own. A code of a time step counts once.
create table identity.totp (
  account_id uuid primary key references identity.accounts on delete cascade,
  secret_sealed bytea not null,
  last_step bigint not null default 0,
  made_at timestamptz not null default now(),
  confirmed_at timestamptz
);

-- Codes for who has lost it: 120 random bits each, so a plain hash is enough (OWASP ASVS 5, 6.5.2).
create table identity.recovery_codes (
  code_hash bytea primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  made_at timestamptz not null default now(),
  used_at timestamptz
);
create index recovery_codes_account on identity.recovery_codes (account_id);

-- Sign-ins whose password was right and whose code is still owed.
create table identity.half_way (
  uid text primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  remember boolean not null,
  expires_at timestamptz not null
);
create index half_way_account on identity.half_way (account_id);

-- Somebody has lost the app and the codes: after three days, in which the mailbox is told and may stop it, both go.
create table identity.second_step_removals (
  account_id uuid primary key references identity.accounts on delete cascade,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  told_at timestamptz not null default now()
);
create index second_step_removals_due on identity.second_step_removals (due_at);
