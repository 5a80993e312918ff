-- not in a transaction
create index concurrently if not exists checkout_age on checkout (expires_at) where state = 'done';
