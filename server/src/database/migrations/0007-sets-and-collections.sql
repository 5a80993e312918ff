-- Five lines written together; a line that is deleted leaves its place empty.
create table line_set (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  moment text,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create table line_set_place (
  account_id uuid not null,
  set_id uuid not null,
  place smallint not null,
  affirmation_id uuid not null,
  primary key (account_id, set_id, place),
  foreign key (account_id, set_id) references line_set (account_id, id) on delete cascade,
  foreign key (account_id, affirmation_id) references affirmation (account_id, id) on delete cascade
);
create index line_set_place_line on line_set_place (account_id, affirmation_id);

-- Lines a person keeps together, under a name and in their order.
create table collection (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create table collection_line (
  account_id uuid not null,
  collection_id uuid not null,
  affirmation_id uuid not null,
  place integer not null,
  primary key (account_id, collection_id, affirmation_id),
  foreign key (account_id, collection_id) references collection (account_id, id) on delete cascade,
  foreign key (account_id, affirmation_id) references affirmation (account_id, id) on delete cascade
);
create index collection_line_line on collection_line (account_id, affirmation_id);
