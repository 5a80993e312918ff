-- not in a transaction
create index concurrently if not exists speech_recording_kept on speech_recording (used_at desc, key) include (bytes)
  where bytes > 0;
