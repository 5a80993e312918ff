-- What is written to the people who run this is counted apart, and so is how often one address asks for an answer.
alter table mail_sent
  drop constraint mail_sent_kind_check,
  add constraint mail_sent_kind_check check (kind in ('any', 'confirmation', 'support', 'answers'));
-- While developing: where an answer would go.
alter table mail_outbox add column reply_to text;
