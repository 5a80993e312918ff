-- A line that only a reminder has shown is kept, so that it is the same once the person comes, and counts as no day.
alter table daily_line add column read_at timestamptz;
update daily_line set read_at = day;

-- The address its owner confirmed, and when we last asked. Reminders go to no other.
alter table reminder add column confirmed_email text;
alter table reminder add column asked_at timestamptz;

-- How its owner tells a device from their others.
alter table push_subscription add column name text;

-- Links that confirm an address. Only a hash is kept of what stands in a letter.
create table reminder_confirmation (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  email text not null,
  created_at timestamptz not null
);
create index reminder_confirmation_account on reminder_confirmation (account_id, created_at);
