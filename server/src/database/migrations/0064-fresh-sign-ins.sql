-- When somebody last showed who they are, where the provider's access tokens do not say. A row counts for ten minutes.
create table fresh_sign_in (
  account_id uuid primary key references account on delete cascade,
  shown_at timestamptz not null
);
