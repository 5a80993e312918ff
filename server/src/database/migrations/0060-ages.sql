-- How old somebody says they are, as far as it decides what is open to them: of adults the band alone, of younger people
-- the day from which they count as adult. No day of birth, and no month of one.
create table age (
  account_id uuid primary key references account on delete cascade,
  band text not null check (band in ('teen', 'adult')),
  adult_on date check ((band = 'teen') = (adult_on is not null)),
  answered_at timestamptz not null,
  corrected_at timestamptz,
  -- After a no, or an agreement taken back: the day the account is deleted.
  close_on date,
  close_told_at timestamptz,
  -- For a month after coming of age, so that it can be said.
  turned_adult_on date
);
create index age_close_on on age (close_on) where close_on is not null;
create index age_adult_on on age (adult_on) where adult_on is not null;
create index age_turned_adult_on on age (turned_adult_on) where turned_adult_on is not null;

-- A parent or guardian who was asked. Address and name stand here only while the question is open.
create table guardian (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  state text not null
    check (state in ('asked', 'approved', 'declined', 'stranger', 'withdrawn', 'expired', 'taken_back')),
  -- The state as whoever asked may know it: who does not know them is to them nobody who answered.
  outcome text not null generated always as (case state when 'stranger' then 'asked' else state end) stored,
  mail text,
  child_name text,
  check ((state = 'asked') or (mail is null and child_name is null)),
  -- The first letter and the host, for whoever asked to see where the question went.
  mail_hint text,
  -- HMAC-SHA-256 under a key that is kept outside the database: addresses can be guessed.
  mail_hash bytea not null,
  token_hash bytea unique,
  wording text not null,
  proof text not null default 'mail',
  asked_at timestamptz not null,
  sent_at timestamptz not null,
  reminded_at timestamptz,
  expires_at timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz
);
create unique index guardian_open on guardian (account_id) where state in ('asked', 'approved');
create index guardian_by_account on guardian (account_id, asked_at);
create index guardian_waiting on guardian (expires_at) where state in ('asked', 'stranger');

-- Mails a day to one address over all accounts, and until when it wants no more.
create table guardian_mail (
  mail_hash bytea not null,
  day date not null,
  sent integer not null default 0,
  blocked_until timestamptz,
  primary key (mail_hash, day)
);
create index guardian_mail_by_day on guardian_mail (day);
