-- A recording of a person's line that nobody has asked for yet: it is kept for them for a few days, and goes with the
-- line. It is no clip, and counts for nothing.
create table speech_ahead (
  account_id uuid not null,
  affirmation_id uuid not null,
  recording_key text not null references speech_recording,
  created_at timestamptz not null,
  primary key (account_id, affirmation_id),
  foreign key (account_id, affirmation_id) references affirmation (account_id, id) on delete cascade
);
create index speech_ahead_recording on speech_ahead (recording_key);
create index speech_ahead_created on speech_ahead (created_at);
