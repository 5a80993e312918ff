-- Two workers may look for due notices at once: whoever claims one sends it.
alter table billing_notice add column claimed_at timestamptz;
