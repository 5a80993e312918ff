-- A picture of somebody's: a draft until it is saved, and forgotten a day later where it never is. The pictures lie in
-- the blob store under image_key, which nobody can guess and whoever has it may read.
create table avatar (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('vector', 'image', 'upload')),
  image_key text not null unique,
  name text,
  alt text not null,
  config jsonb,
  bytes integer not null,
  -- The generation that proposed it, so that a replay finds its pictures again.
  generation uuid,
  -- Its place among the proposals of that generation.
  place smallint not null default 0,
  -- Null while it is a draft.
  saved_at timestamptz,
  created_at timestamptz not null,
  check ((kind = 'vector') = (config is not null))
);
create index avatar_saved on avatar (account_id, saved_at) where saved_at is not null;
create index avatar_generation on avatar (generation) where generation is not null;
create index avatar_drafts on avatar (created_at) where saved_at is null;
