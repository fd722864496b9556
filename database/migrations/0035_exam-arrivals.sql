CREATE TABLE "exam_arrival" (
	"id" text PRIMARY KEY NOT NULL,
	"registration_id" bigint NOT NULL,
	"arrived" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" bigint NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exam_arrival" ADD CONSTRAINT "exam_arrival_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_arrival_registration_idx" ON "exam_arrival" USING btree ("registration_id","at");