-- not in a transaction
create index concurrently if not exists usage_counter_age on usage_counter (period);
