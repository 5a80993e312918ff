-- A person, keyed by who vouches for them. The e-mail is never a key.
create table account (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  email text,
  username text not null,
  first_name text,
  last_name text,
  image_url text,
  avatar text,
  image_path text,
  preferences jsonb not null,
  tier text not null default 'free' check (tier in ('free', 'premium', 'pro')),
  subscription_status text not null default 'active'
    check (subscription_status in ('active', 'canceled', 'trialing', 'past_due', 'incomplete')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (issuer, subject)
);

-- Tombstones: a deleted person's live tokens open nothing, and do not bring the account back.
create table deleted_identity (
  issuer text not null,
  subject text not null,
  deleted_at timestamptz not null,
  primary key (issuer, subject)
);
