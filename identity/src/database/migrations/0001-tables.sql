create table identity.account (
  id uuid primary key,
  email text not null,
  -- The address in lower case: by it addresses are compared.
  email_key text not null unique,
  email_verified boolean not null default false,
  password_hash text not null,
  -- What passkeys know the account by: random, and neither its id nor its address.
  user_handle bytea unique,
  created_at timestamptz not null default now()
);

-- Links in emails. Only a token's hash is stored; `purpose` says what the link does.
create table identity.email_link (
  token_hash bytea primary key,
  purpose text not null,
  account_id uuid not null references identity.account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_link_account on identity.email_link (account_id);
create index email_link_expiry on identity.email_link (expires_at);

-- A sign-up whose address must be verified before there is an account. Each has its own password and link: the link
-- creates the account with that password, whatever others have tried with the same address.
create table identity.pending_sign_up (
  token_hash bytea primary key,
  email text not null,
  email_key text not null,
  password_hash text not null,
  -- The invitation it came with; empty for none. It is used up by the account that the link creates.
  invitation_hash bytea not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index pending_sign_up_email on identity.pending_sign_up (email_key, created_at);
create index pending_sign_up_expiry on identity.pending_sign_up (expires_at);

-- Invitations that have neither been used nor expired.
create table identity.invitation (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

-- Sessions, grants, codes and refresh tokens of the provider library.
create table identity.oidc_record (
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
create index oidc_record_account on identity.oidc_record (account_id) where account_id is not null;
create index oidc_record_grant on identity.oidc_record (grant_id) where grant_id is not null;
create index oidc_record_uid on identity.oidc_record (uid) where uid is not null;
create index oidc_record_expiry on identity.oidc_record (expires_at);

-- The keys that sign tokens and cookies, encrypted.
create table identity.oidc_key (
  id text primary key,
  use text not null check (use in ('signing', 'cookie')),
  encrypted bytea not null,
  active_from timestamptz not null
);

-- Where an account is signed in, for its owner to see: one row per session, which lives as long as the session.
create table identity.session (
  uid text primary key,
  account_id uuid not null references identity.account on delete cascade,
  device text not null,
  amr text[] not null,
  signed_in_at timestamptz not null,
  seen_at timestamptz not null default now()
);
create index session_account on identity.session (account_id);

-- Browsers that have signed in to an account: their attempts are counted apart, so that strangers cannot use them up.
create table identity.known_device (
  hash bytea not null,
  account_id uuid not null references identity.account on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (hash, account_id)
);
create index known_device_account on identity.known_device (account_id);
create index known_device_seen on identity.known_device (seen_at);

-- Attempts to sign in, sign up or have an email sent, counted for the limits.
create table identity.attempt (
  key_hash bytea primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index attempt_end on identity.attempt (ends_at);

-- What happened to an account, for its owner to see: the browser and the time, no address and no place.
create table identity.account_event (
  id bigint generated always as identity primary key,
  account_id uuid not null references identity.account on delete cascade,
  at timestamptz not null default now(),
  kind text not null,
  device text not null,
  count integer not null default 1
);
create index account_event_account on identity.account_event (account_id, at desc);
create index account_event_at on identity.account_event (at);
-- Failed attempts share one row per day, so that guessing does not fill the list.
create unique index account_event_failed on identity.account_event (account_id, kind, ((at at time zone 'UTC')::date))
  where kind in ('wrong-password', 'second-step-wrong');

-- Changes that the app has to follow. Ids are taken under a lock, so they become visible in order; the account's row may
-- be deleted by then.
create table identity.account_change (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  kind text not null check (kind in ('deleted', 'password', 'email', 'sessions')),
  changed_at timestamptz not null default now()
);

-- Changes of an account's address: requested, confirmed at the new address, and for three days to be undone from the old
-- one. Each is a row, so that a second change does not remove the undo of the first.
create table identity.email_change (
  token_hash bytea primary key,
  account_id uuid not null references identity.account on delete cascade,
  old_email text not null,
  old_key text not null,
  new_email text not null,
  new_key text not null,
  -- The session that requested it.
  session_uid text not null,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  undo_hash bytea unique,
  undo_until timestamptz
);
create index email_change_account on identity.email_change (account_id);
create index email_change_old_key on identity.email_change (old_key) where undo_until is not null;

-- The public halves of passkeys: nothing in them lets anybody sign in.
create table identity.passkey (
  id text primary key,
  account_id uuid not null references identity.account on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  device_type text not null,
  backed_up boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_account on identity.passkey (account_id);

-- Challenges without a response yet: each works once, for one purpose, in the sign-in or session it was made for.
create table identity.passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('sign-in', 'add')),
  bound_to text not null,
  account_id uuid references identity.account on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_account on identity.passkey_challenge (account_id);
create index passkey_challenge_expiry on identity.passkey_challenge (expires_at);

-- Authenticator apps (RFC 6238). The secret is encrypted under a key of its own; a time step's code works once.
create table identity.authenticator_app (
  account_id uuid primary key references identity.account on delete cascade,
  encrypted_secret bytea not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

-- Codes for a user who has lost the app: 120 random bits each, so a plain hash is enough (OWASP ASVS 5, 6.5.2).
create table identity.recovery_code (
  code_hash bytea primary key,
  account_id uuid not null references identity.account on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index recovery_code_account on identity.recovery_code (account_id);

-- Sign-ins whose password was right and whose code has not been entered yet.
create table identity.pending_sign_in (
  uid text primary key,
  account_id uuid not null references identity.account on delete cascade,
  remember boolean not null,
  expires_at timestamptz not null
);
create index pending_sign_in_account on identity.pending_sign_in (account_id);

-- Requested removals of a second step whose app and codes are lost: carried out after three days of warning emails.
create table identity.second_step_removal (
  account_id uuid primary key references identity.account on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  emailed_at timestamptz not null default now()
);
create index second_step_removal_due on identity.second_step_removal (due_at);

-- Emails of MAILER=outbox, to be read in development.
create table identity.email_outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null default now()
);
