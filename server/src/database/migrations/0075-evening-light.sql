-- Evening light: the day's line is asked about at dusk, of those who turned that on. As in the morning, the next reminder
-- is worked out beforehand, so that a minute's work is one walk of a small index.
alter table reminder add column evening jsonb, add column evening_due_at timestamptz;
create index reminder_evening_due on reminder (evening_due_at) where evening_due_at is not null;

-- The morning's and the evening's are claimed apart.
alter table reminder_sent
  add column kind text not null default 'morning' check (kind in ('morning', 'evening')),
  drop constraint reminder_sent_pkey,
  add primary key (account_id, day, kind);

-- Apart from how the line was answered by day: each evening is asked once.
alter table daily_line
  add column evening_response text check (evening_response in ('true', 'not-quite', 'too-much')),
  -- What the next day's line is to be about.
  add column evening_theme text;
