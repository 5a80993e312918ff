-- Who may make an account where signing up takes an invitation. Only a link's hash is stored; a row lives until it is
-- used or runs out.
create table identity.invitations (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

-- The invitation somebody came with waits with their sign-up, and is used up by the account the link makes.
alter table identity.pending_sign_ups add column invitation_hash bytea not null default '';
