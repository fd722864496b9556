-- The audit log is append-only. Idempotent.
CREATE OR REPLACE FUNCTION operator_act_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_act is append-only';
END $$;
CREATE OR REPLACE TRIGGER operator_act_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_act
  FOR EACH STATEMENT EXECUTE FUNCTION operator_act_stands();

-- The review queues, longest waiting first.
CREATE INDEX IF NOT EXISTS company_waiting_idx ON company (updated_at, id) WHERE status = 'pending';
CREATE INDEX IF NOT EXISTS company_change_waiting_idx ON company_change (created_at, id) WHERE status = 'pending';
CREATE INDEX IF NOT EXISTS post_waiting_idx ON post (updated_at, id) WHERE status = 'pending';
CREATE INDEX IF NOT EXISTS post_report_waiting_idx ON post_report (created_at, id) WHERE status = 'open';
CREATE INDEX IF NOT EXISTS chat_report_waiting_idx ON chat_report (created_at, id) WHERE status = 'open';

-- Prefix search by phone and name.
CREATE INDEX IF NOT EXISTS account_phone_prefix_idx ON account (phone text_pattern_ops);
CREATE INDEX IF NOT EXISTS jober_name_prefix_idx ON jober (name text_pattern_ops);
CREATE INDEX IF NOT EXISTS company_member_name_prefix_idx ON company_member (name text_pattern_ops);

-- Registrations by day.
CREATE INDEX IF NOT EXISTS account_created_idx ON account (created_at);
CREATE INDEX IF NOT EXISTS company_created_idx ON company (created_at);
CREATE INDEX IF NOT EXISTS post_published_idx ON post (published_at) WHERE published_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS delivery_submitted_idx ON delivery (submitted_at);
CREATE INDEX IF NOT EXISTS jober_created_idx ON jober (created_at);
