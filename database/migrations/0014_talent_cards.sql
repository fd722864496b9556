CREATE TABLE "talent_card" (
	"jober_id" bigint PRIMARY KEY NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"form" smallint NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"birthday" text NOT NULL,
	"education" text NOT NULL,
	"school" text NOT NULL,
	"major" text NOT NULL,
	"teaching" text NOT NULL,
	"certificate" text,
	"titles" text NOT NULL,
	"identity" text NOT NULL,
	"last_employer" text NOT NULL,
	"wish" text NOT NULL,
	"stages" text NOT NULL,
	"subjects" text NOT NULL,
	"city_codes" text NOT NULL,
	"arrival" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "talent_card" ADD CONSTRAINT "talent_card_jober_id_talent_search_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."talent_search"("jober_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Cards are made by the nodes once they run, see server/domains/talents/fill-cards.ts; until then a sheet is read from the tables.
-- Who hides, closes or is banned leaves talent search in the same statement; whoever changed is read anew. May run any number of times.
-- The mark is held until the change is committed: who takes it off then reads what is marked, and a card without a mark is as the tables are.
create or replace function talent_resume_changed() returns trigger language plpgsql as $$
begin
  insert into talent_dirty (jober_id) select distinct jober_id from changed
    on conflict (jober_id) do update set jober_id = excluded.jober_id;
  return null;
end $$;
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
