-- not in a transaction
create index concurrently if not exists billing_account_checked on billing_account (checked_at)
  where subscription_id is not null;
