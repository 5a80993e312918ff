-- How a person's first name is said, spelt the way it sounds; null where voices say it as it is written.
alter table account add column said_as text;
