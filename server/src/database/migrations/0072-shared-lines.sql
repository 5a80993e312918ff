-- A line that anybody with its link may read and hear: its words as they were when it was shared, without its owner's
-- name. It goes with the line. Its recording stays as long as the link does.
create table shared_line (
  account_id uuid not null,
  affirmation_id uuid not null,
  token text not null unique,
  text text not null,
  scene text not null,
  recording_key text references speech_recording (key),
  created_at timestamptz not null,
  primary key (account_id, affirmation_id),
  foreign key (account_id, affirmation_id) references affirmation (account_id, id) on delete cascade
);
create index shared_line_recording on shared_line (recording_key);
