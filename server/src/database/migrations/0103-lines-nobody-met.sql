-- not in a transaction
-- Lines chosen ahead that nobody met are swept a month after their day.
create index concurrently if not exists affirmation_ahead on affirmation (created_at) where is_ahead;
