-- not in a transaction
create index concurrently if not exists reminder_sent_day on reminder_sent (day);
