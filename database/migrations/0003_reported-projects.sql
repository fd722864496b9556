CREATE TABLE "intake" (
	"id" bigint PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"organiser" text NOT NULL,
	"posts" integer NOT NULL,
	"form" jsonb,
	"doubts" text[] NOT NULL,
	"seconds" integer NOT NULL,
	"exam_id" bigint,
	"read_by" bigint NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"checked_by" bigint,
	"checked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "intake_source" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"link" text NOT NULL,
	"looked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "reported" jsonb;--> statement-breakpoint
CREATE INDEX "intake_read_idx" ON "intake" USING btree ("status","read_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "intake_source_link_idx" ON "intake_source" USING btree ("link");