-- Somebody who has to prove an address before there is an account for it. Each has a password and a link of its own: the
-- link makes the account with that password, whatever others have tried with the same address.
create table identity.pending_sign_ups (
  token_hash bytea primary key,
  email text not null,
  email_key text not null,
  password_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index pending_sign_ups_email on identity.pending_sign_ups (email_key, created_at);
create index pending_sign_ups_expiry on identity.pending_sign_ups (expires_at);
