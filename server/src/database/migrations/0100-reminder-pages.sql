-- Claims that are sent by one job carry its page, so that the job names nobody. Null for those of older releases, each of
-- which had a job of its own.
alter table reminder_sent add column page uuid;
