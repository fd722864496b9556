-- The open posts of a company, newest first, by index-only scan. Idempotent.
create index if not exists post_company_open_idx
  on post (company_id, coalesce(refreshed_at, created_at) desc, id desc)
  include (refreshed_at, created_at, deadline)
  where status = 'open';
