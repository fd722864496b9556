CREATE TABLE "exam_seat_change" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"registration_id" bigint NOT NULL,
	"from_room_id" bigint NOT NULL,
	"from_seat" smallint NOT NULL,
	"room_id" bigint NOT NULL,
	"seat" smallint NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" bigint NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"is_confirmed" boolean,
	CONSTRAINT "exam_seat_change_by_two" CHECK ("exam_seat_change"."is_confirmed" is not true or "exam_seat_change"."decided_by" <> "exam_seat_change"."proposed_by")
);
--> statement-breakpoint
ALTER TABLE "exam_registration" ADD COLUMN "accessible" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_room" ADD COLUMN "accessible" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_seat_change" ADD CONSTRAINT "exam_seat_change_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat_change" ADD CONSTRAINT "exam_seat_change_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat_change" ADD CONSTRAINT "exam_seat_change_from_room_id_exam_room_id_fk" FOREIGN KEY ("from_room_id") REFERENCES "public"."exam_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat_change" ADD CONSTRAINT "exam_seat_change_room_id_exam_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."exam_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_seat_change_open_idx" ON "exam_seat_change" USING btree ("registration_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "exam_seat_change_exam_idx" ON "exam_seat_change" USING btree ("exam_id","decided_at");