-- Which posts the index in memory must read anew, whoever wrote them. May run any number of times.
create or replace function job_search_changed() returns trigger language plpgsql as $$
begin
  insert into job_search_change (xid, post_id) select pg_current_xact_id(), post_id from changed on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create or replace function job_search_emptied() returns trigger language plpgsql as $$
begin
  insert into job_search_change (xid, post_id) values (pg_current_xact_id(), 0) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger job_search_made after insert on job_search
  referencing new table as changed for each statement execute function job_search_changed();
--> statement-breakpoint
create or replace trigger job_search_edited after update on job_search
  referencing new table as changed for each statement execute function job_search_changed();
--> statement-breakpoint
create or replace trigger job_search_gone after delete on job_search
  referencing old table as changed for each statement execute function job_search_changed();
--> statement-breakpoint
create or replace trigger job_search_truncated after truncate on job_search
  for each statement execute function job_search_emptied();
--> statement-breakpoint
insert into job_search_feed (id, swept, next) values (1, '0', '0') on conflict do nothing;
