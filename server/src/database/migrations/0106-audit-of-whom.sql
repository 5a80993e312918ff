-- Whose account a command was about: its id, and once that is deleted its keyed hash. A line is written before the command
-- does anything, and finished when it succeeded; an older release, which writes it afterwards, leaves finished ones.
alter table admin_audit add column whom text;
alter table admin_audit add column finished_at timestamptz default now();
