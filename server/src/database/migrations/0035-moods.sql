-- How a day was, one answer a day, only of people who asked for it to be kept. Read by its owner alone.
create table mood_of_day (
  account_id uuid not null references account on delete cascade,
  day date not null,
  mood text not null check (mood in ('heavy', 'low', 'steady', 'good', 'bright')),
  primary key (account_id, day)
);
