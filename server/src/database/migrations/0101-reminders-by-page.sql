-- not in a transaction
create index concurrently if not exists reminder_sent_page on reminder_sent (page);
