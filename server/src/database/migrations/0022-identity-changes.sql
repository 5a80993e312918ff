-- How far this app has followed what the embedded identity provider tells of its accounts.
create table identity_followed (
  issuer text primary key,
  last_change bigint not null
);
