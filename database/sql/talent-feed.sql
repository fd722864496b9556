-- Which people the index in memory must read anew, whoever wrote them. May run any number of times.
create or replace function talent_search_changed() returns trigger language plpgsql as $$
begin
  insert into talent_search_change (xid, jober_id) select pg_current_xact_id(), jober_id from changed on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create or replace function talent_search_emptied() returns trigger language plpgsql as $$
begin
  insert into talent_search_change (xid, jober_id) values (pg_current_xact_id(), 0) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger talent_search_made after insert on talent_search
  referencing new table as changed for each statement execute function talent_search_changed();
--> statement-breakpoint
create or replace trigger talent_search_edited after update on talent_search
  referencing new table as changed for each statement execute function talent_search_changed();
--> statement-breakpoint
create or replace trigger talent_search_gone after delete on talent_search
  referencing old table as changed for each statement execute function talent_search_changed();
--> statement-breakpoint
create or replace trigger talent_search_truncated after truncate on talent_search
  for each statement execute function talent_search_emptied();
--> statement-breakpoint
insert into talent_search_feed (id, swept, next) values (1, '0', '0') on conflict do nothing;
