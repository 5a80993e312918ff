-- Whether the identity provider says the address is the person's: what a browser says of it proves nothing.
alter table account add column email_verified boolean not null default false;
alter table account add column email_checked_at timestamptz;

-- Whose account a letter in the outbox is about: it goes with that account, whatever address it was written to.
alter table mail_outbox add column account_id uuid references account on delete cascade;
create index mail_outbox_account on mail_outbox (account_id);
