-- The days ahead are chosen before they come, for a device that may then have no connection. `chosen_for` says what such a
-- choice was made from; it is null once the day has shown its line. Until then the line is in no list.
alter table daily_line add column chosen_for text;
alter table affirmation
  add column is_ahead boolean not null default false,
  -- The one other line for one that was not quite right. No foreign key: one that was deleted is not chosen again.
  add column another_id uuid;
