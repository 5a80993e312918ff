-- What whoever runs the place has done from the command line: which deed, when, as which user of the machine.
create table admin_audit (
  id bigint generated always as identity primary key,
  deed text not null,
  done_by text not null,
  done_at timestamptz not null default now()
);
