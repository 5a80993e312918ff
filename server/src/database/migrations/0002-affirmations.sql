-- The owner leads every key: a list is one walk of the index, and the table can be split by owner later.
create table affirmation (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  text text not null,
  description text not null,
  themes text[] not null,
  form text not null,
  level smallint not null check (level between 1 and 5),
  origin text not null check (origin in ('curated', 'ai', 'own')),
  favorited_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create index affirmation_favorites on affirmation (account_id, favorited_at, id) where favorited_at is not null;

-- One line a local day. The text stays when its affirmation is deleted, so that the next one differs.
create table daily_line (
  account_id uuid not null references account on delete cascade,
  day date not null,
  affirmation_id uuid,
  text text not null,
  primary key (account_id, day),
  foreign key (account_id, affirmation_id) references affirmation (account_id, id)
    on delete set null (affirmation_id)
);
