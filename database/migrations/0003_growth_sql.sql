-- What was published, and who changed it, stays as it was: versions and legal texts are only ever added.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
--> statement-breakpoint
create or replace trigger content_version_append_only before update or delete on content_version
  for each row execute function refuse_change();
--> statement-breakpoint
create or replace trigger legal_text_append_only before update or delete on legal_text
  for each row execute function refuse_change();
--> statement-breakpoint
-- The audit log only grows. May run any number of times.
CREATE OR REPLACE FUNCTION operator_act_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_act is append-only';
END $$;
CREATE OR REPLACE TRIGGER operator_act_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_act
  FOR EACH STATEMENT EXECUTE FUNCTION operator_act_stands();

-- What waits in the review queues, the longest first.
CREATE INDEX IF NOT EXISTS company_waiting_idx ON company (updated_at, id) WHERE status = 'pending';
CREATE INDEX IF NOT EXISTS company_change_waiting_idx ON company_change (created_at, id) WHERE status = 'pending';
CREATE INDEX IF NOT EXISTS post_waiting_idx ON post (updated_at, id) WHERE status = 'pending';
CREATE INDEX IF NOT EXISTS post_report_waiting_idx ON post_report (created_at, id) WHERE status = 'open';
CREATE INDEX IF NOT EXISTS chat_report_waiting_idx ON chat_report (created_at, id) WHERE status = 'open';

-- People are looked up by the beginning of a phone or a name.
CREATE INDEX IF NOT EXISTS account_phone_prefix_idx ON account (phone text_pattern_ops);
CREATE INDEX IF NOT EXISTS jober_name_prefix_idx ON jober (name text_pattern_ops);
CREATE INDEX IF NOT EXISTS company_member_name_prefix_idx ON company_member (name text_pattern_ops);

-- Registrations by day.
CREATE INDEX IF NOT EXISTS account_created_idx ON account (created_at);
CREATE INDEX IF NOT EXISTS company_created_idx ON company (created_at);
CREATE INDEX IF NOT EXISTS post_published_idx ON post (published_at) WHERE published_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS delivery_submitted_idx ON delivery (submitted_at);
CREATE INDEX IF NOT EXISTS jober_created_idx ON jober (created_at);
--> statement-breakpoint
-- The open posts of a company, newest first, read from the index alone. May run any number of times.
create index if not exists post_company_open_idx
  on post (company_id, coalesce(refreshed_at, created_at) desc, id desc)
  include (refreshed_at, created_at, deadline)
  where status = 'open';
--> statement-breakpoint
-- What Drizzle cannot express of the search tables. May run any number of times.

-- Rows are read one by one in the walks: uncompressed and inline, they cost no detour.
ALTER TABLE job_search ALTER COLUMN tsv SET STORAGE EXTERNAL;
ALTER TABLE job_search SET (toast_tuple_target = 8160, autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

-- The walks: posts in the order of an answer, with every filter column in the index.
CREATE INDEX IF NOT EXISTS job_search_newest_idx ON job_search (refreshed_at DESC, post_id DESC)
  INCLUDE (city_code, region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, month_max, deadline);
CREATE INDEX IF NOT EXISTS job_search_city_newest_idx ON job_search (city_code, refreshed_at DESC, post_id DESC)
  INCLUDE (region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, month_max, deadline);
CREATE INDEX IF NOT EXISTS job_search_salary_idx ON job_search (month_max DESC, refreshed_at DESC, post_id DESC)
  INCLUDE (city_code, region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, deadline);
CREATE INDEX IF NOT EXISTS job_search_city_salary_idx ON job_search (city_code, month_max DESC, refreshed_at DESC, post_id DESC)
  INCLUDE (region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, deadline);

-- A pending list would be read by every search: entries go to their place at once.
CREATE INDEX IF NOT EXISTS job_search_tsv_idx ON job_search USING gin (tsv) WITH (fastupdate = off);

CREATE INDEX IF NOT EXISTS job_search_company_idx ON job_search (company_id);
