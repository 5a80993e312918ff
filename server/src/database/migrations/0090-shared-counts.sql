-- What all processes have counted in a stretch of time: requests of an address, or calls to a service that allows few.
-- Keys are hashed. Swept when the window is over; a crash may lose it, and the counts then begin again.
create unlogged table shared_count (
  window_ends_at timestamptz not null,
  name text not null,
  key text not null,
  count integer not null,
  primary key (window_ends_at, name, key)
);
