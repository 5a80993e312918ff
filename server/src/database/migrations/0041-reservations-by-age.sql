-- not in a transaction
create index concurrently if not exists usage_reservation_age on usage_reservation (created_at) where state <> 'held';
