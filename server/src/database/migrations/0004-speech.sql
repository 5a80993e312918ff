-- A line spoken in a voice; the bytes lie in the blob store under blob_key.
create table speech_clip (
  account_id uuid not null,
  affirmation_id uuid not null,
  voice text not null,
  blob_key text not null,
  etag text not null,
  mime text not null,
  duration_ms integer not null,
  words jsonb not null,
  timing text not null check (timing in ('exact', 'estimated', 'none')),
  fallback boolean not null,
  created_at timestamptz not null,
  primary key (account_id, affirmation_id, voice),
  foreign key (account_id, affirmation_id) references affirmation (account_id, id) on delete cascade
);
