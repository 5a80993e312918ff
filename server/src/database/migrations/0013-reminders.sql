-- How somebody is reminded. next_due_at is worked out whenever the settings or the time zone change and after each
-- reminder, so that a minute's work is one walk of a small index, however many people there are.
create table reminder (
  account_id uuid primary key references account on delete cascade,
  settings jsonb not null,
  next_due_at timestamptz,
  -- When "Send me one now" was last pressed.
  tried_at timestamptz
);
create index reminder_due on reminder (next_due_at) where next_due_at is not null;

create table push_subscription (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_account on push_subscription (account_id, created_at);

-- One a local day, claimed before anything is sent. `targets` are those somebody began to send to: nothing goes twice.
create table reminder_sent (
  account_id uuid not null references account on delete cascade,
  day date not null,
  due_at timestamptz not null,
  targets text[] not null default '{}',
  primary key (account_id, day)
);

-- The ways out of reminders by mail. Only a hash is kept of what stands in a letter.
create table reminder_way_out (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null
);
create index reminder_way_out_account on reminder_way_out (account_id, created_at);
