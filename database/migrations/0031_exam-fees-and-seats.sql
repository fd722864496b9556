CREATE TABLE "exam_draw" (
	"exam_id" bigint PRIMARY KEY NOT NULL,
	"seed_sealed" "bytea" NOT NULL,
	"seed_hash" text NOT NULL,
	"input" jsonb NOT NULL,
	"input_hash" text NOT NULL,
	"committed_by" bigint NOT NULL,
	"committed_at" timestamp (3) with time zone NOT NULL,
	"seed" text,
	"revealed_by" bigint,
	"revealed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "exam_room" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"place" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"seats" smallint NOT NULL,
	"subject" text,
	CONSTRAINT "exam_room_seats" CHECK ("exam_room"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "exam_seat" (
	"registration_id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"room_id" bigint NOT NULL,
	"seat" smallint NOT NULL,
	"ticket" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "exam_registration_once_idx";--> statement-breakpoint
DROP INDEX "exam_registration_person_idx";--> statement-breakpoint
ALTER TABLE "exam_registration" ADD COLUMN "fee" bigint;--> statement-breakpoint
ALTER TABLE "exam_registration" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "choose_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_post" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_draw" ADD CONSTRAINT "exam_draw_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_room" ADD CONSTRAINT "exam_room_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat" ADD CONSTRAINT "exam_seat_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat" ADD CONSTRAINT "exam_seat_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat" ADD CONSTRAINT "exam_seat_room_id_exam_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."exam_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_room_number_idx" ON "exam_room" USING btree ("exam_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_seat_place_idx" ON "exam_seat" USING btree ("room_id","seat");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_seat_ticket_idx" ON "exam_seat" USING btree ("exam_id","ticket");--> statement-breakpoint
CREATE INDEX "exam_seat_exam_idx" ON "exam_seat" USING btree ("exam_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_registration_once_idx" ON "exam_registration" USING btree ("exam_id","jober_id") WHERE status in ('submitted', 'returned', 'approved', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "exam_registration_person_idx" ON "exam_registration" USING btree ("exam_id","identity_hash") WHERE status in ('submitted', 'returned', 'approved', 'paid');--> statement-breakpoint
UPDATE "exam" SET "settings" = "settings" || '{"payNote": ""}' WHERE NOT "settings" ? 'payNote';--> statement-breakpoint
-- As in database/sql/exams.sql.
create or replace function exam_seat_checked() returns trigger language plpgsql as $$
begin
  if not exists (
    select from exam_registration r join exam e on e.id = r.exam_id join exam_room m on m.id = new.room_id and m.exam_id = e.id
    where r.id = new.registration_id and r.exam_id = new.exam_id and new.seat between 1 and m.seats
      and r.status = case when (e.settings->>'fee')::int > 0 then 'paid' else 'approved' end
  ) then
    raise exception 'registration % may not take this seat', new.registration_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create or replace trigger exam_seat_checked before insert or update on exam_seat
  for each row execute function exam_seat_checked();
--> statement-breakpoint
create or replace function exam_seated_stays() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and exists (select from exam_seat where registration_id = old.id) then
    raise exception 'registration % has a seat', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create or replace trigger exam_registration_seated_stays before update of status on exam_registration
  for each row execute function exam_seated_stays();
