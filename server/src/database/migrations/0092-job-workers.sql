-- The processes that work on jobs, by the name their jobs are held under, and when each was last heard of.
create table job_worker (
  id text primary key,
  seen_at timestamptz not null default now()
);
