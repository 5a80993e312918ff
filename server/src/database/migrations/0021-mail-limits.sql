-- How many letters went to one address on one day, over all accounts. Addresses are stored as hashes.
create table mail_sent (
  recipient_hash bytea not null,
  kind text not null check (kind in ('any', 'confirmation')),
  day date not null,
  sent integer not null,
  primary key (recipient_hash, kind, day)
);
create index mail_sent_day on mail_sent (day);
