-- A line in its owner's own voice, kept here because they chose to. The bytes lie in the blob store, under a key made of
-- both ids: whoever knows the line knows where they are.
create table own_recording (
  account_id uuid not null,
  affirmation_id uuid not null,
  mime text not null check (mime in ('audio/webm', 'audio/mp4', 'audio/ogg', 'audio/mpeg')),
  etag text not null,
  duration_ms integer not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null,
  primary key (account_id, affirmation_id),
  foreign key (account_id, affirmation_id) references affirmation (account_id, id) on delete cascade
);

-- A recording that is nobody's and stays: how a voice sounds before anybody chooses it.
create table speech_sample (
  recording_key text primary key references speech_recording
);
