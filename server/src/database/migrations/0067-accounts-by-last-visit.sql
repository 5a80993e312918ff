-- not in a transaction
create index concurrently if not exists account_last_visit on account (updated_at);
