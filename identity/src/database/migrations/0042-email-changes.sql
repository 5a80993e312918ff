-- Another address for an account: asked for, followed at the new address, and for three days to be undone from the old one.
-- A row of its own each: whoever changes it twice does not take the first undo away.
create table identity.email_changes (
  token_hash bytea primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  old_email text not null,
  old_key text not null,
  new_email text not null,
  new_key text not null,
  asked_in text not null,
  asked_at timestamptz not null default now(),
  done_at timestamptz,
  undo_hash bytea unique,
  undo_until timestamptz
);
create index email_changes_account on identity.email_changes (account_id);
create index email_changes_old_key on identity.email_changes (old_key) where undo_until is not null;

alter table identity.account_changes drop constraint account_changes_kind_check;
alter table identity.account_changes add constraint account_changes_kind_check
  check (kind in ('deleted', 'password', 'email'));
