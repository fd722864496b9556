-- What Drizzle cannot express of the search tables. May run any number of times.

-- Rows that words find are read one by one: uncompressed and inline, they cost no detour.
ALTER TABLE job_search ALTER COLUMN tsv SET STORAGE EXTERNAL;
ALTER TABLE job_search SET (toast_tuple_target = 8160, autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

-- Posts in the order of an answer, with every filter column in the index: without words nothing else is read.
CREATE INDEX IF NOT EXISTS job_search_newest_idx ON job_search (refreshed_at DESC, post_id DESC)
  INCLUDE (city_code, region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, month_max, deadline);
CREATE INDEX IF NOT EXISTS job_search_city_newest_idx ON job_search (city_code, refreshed_at DESC, post_id DESC)
  INCLUDE (region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, month_max, deadline);
CREATE INDEX IF NOT EXISTS job_search_salary_idx ON job_search (month_max DESC, refreshed_at DESC, post_id DESC)
  INCLUDE (city_code, region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, deadline);
-- A pending list would be read by every search: entries go to their place at once.
CREATE INDEX IF NOT EXISTS job_search_tsv_idx ON job_search USING gin (tsv) WITH (fastupdate = off);

CREATE INDEX IF NOT EXISTS job_search_company_idx ON job_search (company_id);
