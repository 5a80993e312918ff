-- not in a transaction
create index concurrently if not exists billing_command_age on billing_command (created_at) where state <> 'running';
