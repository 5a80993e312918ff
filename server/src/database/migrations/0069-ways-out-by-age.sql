-- not in a transaction
create index concurrently if not exists reminder_way_out_age on reminder_way_out (created_at);
