-- not in a transaction
-- The days somebody came are counted on every visit, and each lies on a page of its own: days of everybody come in between.
-- With read_at in the index that tells days apart, none of those pages is read.
create unique index concurrently if not exists daily_line_days on daily_line (account_id, day) include (read_at);
