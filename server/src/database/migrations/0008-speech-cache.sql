-- A recording is made once for a text in a voice, whoever asks; a clip is one person's claim to it.
create table speech_recording (
  -- A keyed hash of everything that decides how it sounds: no one can find out what was spoken from it.
  key text primary key,
  blob_key text not null,
  etag text not null,
  mime text not null,
  duration_ms integer not null,
  -- 0 where the bytes are not kept at present: they are made again when somebody listens.
  bytes integer not null check (bytes >= 0),
  words jsonb not null,
  timing text not null check (timing in ('exact', 'estimated', 'none')),
  created_at timestamptz not null,
  used_at timestamptz not null
);
create index speech_recording_used on speech_recording (used_at);

-- Recordings from before stay their owners' alone, under keys that no text has. At 48 kbit/s a millisecond is 6 bytes.
insert into speech_recording
select blob_key, blob_key, etag, mime, duration_ms, duration_ms * 6, words, timing, created_at, created_at
from speech_clip;

alter table speech_clip add column recording_key text references speech_recording;
update speech_clip set recording_key = blob_key;
alter table speech_clip
  alter column recording_key set not null,
  drop column blob_key,
  drop column etag,
  drop column mime,
  drop column words,
  drop column timing;
create index speech_clip_recording on speech_clip (recording_key);

-- The key of those hashes, made here once: 244 bits of the database's strong randomness.
create table speech_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null
);
insert into speech_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);
