-- Who hides, closes or is banned leaves talent search in the same statement; whoever changed is read anew. May run any number of times.
-- The mark is held until the change is committed: who takes it off then reads what is marked, and a card without a mark is as the tables are.
create or replace function talent_resume_changed() returns trigger language plpgsql as $$
begin
  insert into talent_dirty (jober_id) select distinct jober_id from changed
    on conflict (jober_id) do update set jober_id = excluded.jober_id;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger talent_resume_made after insert on resume
  referencing new table as changed for each statement execute function talent_resume_changed();
--> statement-breakpoint
create or replace trigger talent_resume_edited after update on resume
  referencing new table as changed for each statement execute function talent_resume_changed();
--> statement-breakpoint
create or replace trigger talent_resume_gone after delete on resume
  referencing old table as changed for each statement execute function talent_resume_changed();
--> statement-breakpoint
create or replace function talent_jober_changed() returns trigger language plpgsql as $$
begin
  if new.privacy <> 'public' then
    delete from talent_search where jober_id = new.id;
  else
    insert into talent_dirty (jober_id) values (new.id) on conflict (jober_id) do update set jober_id = excluded.jober_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger talent_jober_edited after update on jober
  for each row when (old.* is distinct from new.*) execute function talent_jober_changed();
--> statement-breakpoint
create or replace function talent_account_changed() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' then
    delete from talent_search where jober_id in (select id from jober where account_id = new.id);
  else
    insert into talent_dirty (jober_id) select id from jober where account_id = new.id
      on conflict (jober_id) do update set jober_id = excluded.jober_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger talent_account_moved after update on account
  for each row when (old.status is distinct from new.status) execute function talent_account_changed();
--> statement-breakpoint
-- Which seekers a company is blocked by.
create index if not exists jober_block_company_idx on jober_block (company_id);
--> statement-breakpoint
create index if not exists jober_block_group_idx on jober_block (group_key) where group_key is not null;
--> statement-breakpoint
create index if not exists chat_block_company_idx on chat_block (company_id);
--> statement-breakpoint
insert into talent_dirty (jober_id) select id from jober where privacy = 'public' on conflict do nothing;
