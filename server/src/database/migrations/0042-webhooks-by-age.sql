-- not in a transaction
create index concurrently if not exists webhook_inbox_age on webhook_inbox (received_at) where state = 'done';
