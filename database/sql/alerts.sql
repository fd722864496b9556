-- Indexes of the seeker's own lists. Idempotent.

CREATE INDEX IF NOT EXISTS post_report_account_idx ON post_report (account_id, created_at DESC, id DESC);
