-- What was used, by people who agreed to be counted. `visitor` is a number a device drew for itself and draws anew at
-- sign-out: nothing here leads to an account, so nothing here is deleted or exported with one.
create table analytics_event (
  id uuid primary key,
  visitor uuid not null,
  name text not null,
  properties jsonb not null,
  at timestamptz not null
);
create index analytics_event_at on analytics_event (at);
