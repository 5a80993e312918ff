-- How a line sits with the person, who wrote it, and the one gentler line written for it. `gentler_id` is no foreign
-- key: a gentler line that was deleted is not written again.
alter table affirmation
  add column by_model boolean not null default false,
  add column response text check (response in ('true', 'not-quite', 'too-much')),
  add column answered_at timestamptz,
  add column gentler_id uuid,
  add column is_gentler boolean not null default false;
create index affirmation_true on affirmation (account_id, answered_at desc) where response = 'true';

-- What the ladder is climbed by: one answer a line and theme, kept when the line is deleted. No words of the line.
create table ladder_answer (
  account_id uuid not null references account on delete cascade,
  theme text not null,
  affirmation_id uuid not null,
  level smallint not null check (level between 1 and 5),
  response text not null check (response in ('true', 'not-quite', 'too-much')),
  answered_at timestamptz not null,
  primary key (account_id, theme, affirmation_id)
);

-- Where the answers have led: a step for each theme that was answered, and the step it began on.
create table ladder_step (
  account_id uuid not null references account on delete cascade,
  theme text not null,
  start smallint not null check (start between 1 and 5),
  level smallint not null check (level between 1 and 5),
  primary key (account_id, theme)
);

-- What a person holds dear and why, in their order and their own words.
create table chosen_value (
  account_id uuid not null references account on delete cascade,
  value text not null,
  reason text not null check (char_length(reason) <= 280),
  place smallint not null,
  primary key (account_id, value)
);
