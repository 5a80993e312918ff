-- How far a person has come in the tutorial film. No row: not started.
create table tutorial (
  account_id uuid primary key references account on delete cascade,
  status text not null check (status in ('in_progress', 'completed', 'dismissed')),
  percentage smallint not null check (percentage between 0 and 100),
  updated_at timestamptz not null,
  check ((status = 'completed') = (percentage = 100))
);
