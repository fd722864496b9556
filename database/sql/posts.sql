-- The open posts of a company, newest first, read from the index alone. May run any number of times.
create index if not exists post_company_open_idx
  on post (company_id, coalesce(refreshed_at, created_at) desc, id desc)
  include (refreshed_at, created_at, deadline)
  where status = 'open';
