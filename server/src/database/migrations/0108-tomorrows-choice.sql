-- What the person asked of the next day's line in the evening: more of the same, or a gentler one. Null leaves the choice
-- to their answer.
alter table daily_line
  add column evening_tomorrow text check (evening_tomorrow in ('more-like-this', 'gentler'));
