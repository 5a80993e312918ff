-- A plan that was given, not sold: whoever runs the place gave it, and ends it. account.tier is never below it.
create table granted_plan (
  account_id uuid primary key references account on delete cascade,
  tier text not null check (tier in ('premium', 'pro')),
  granted_at timestamptz not null
);
