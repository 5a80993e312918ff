-- Secrets that all processes must have alike, encrypted under one that is kept outside the database.
create table sealed_secret (
  name text primary key,
  sealed bytea not null,
  made_at timestamptz not null default now()
);
