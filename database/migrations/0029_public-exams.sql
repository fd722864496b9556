CREATE TABLE "exam_evidence" (
	"id" bigint PRIMARY KEY NOT NULL,
	"registration_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_look" (
	"id" bigint PRIMARY KEY NOT NULL,
	"registration_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"what" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_registration" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"exam_post_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "exam_registration_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1),
	"status" text NOT NULL,
	"name" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"checks" jsonb NOT NULL,
	"standing" text NOT NULL,
	"identity_sealed" "bytea",
	"identity_hash" text,
	"identity_masked" text NOT NULL,
	"reason" text,
	"complete_by" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "exam_registration_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_registration_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"registration_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"document_number" text DEFAULT '' NOT NULL,
	"region_code" text NOT NULL,
	"announcement" text DEFAULT '' NOT NULL,
	"settings" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reason" text,
	"posts" integer DEFAULT 0 NOT NULL,
	"headcount" integer DEFAULT 0 NOT NULL,
	"employers" integer DEFAULT 0 NOT NULL,
	"stages" text[] DEFAULT '{}' NOT NULL,
	"register_from" timestamp (3) with time zone,
	"register_until" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"exam_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_follow" (
	"exam_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_follow_exam_id_jober_id_pk" PRIMARY KEY("exam_id","jober_id")
);
--> statement-breakpoint
CREATE TABLE "exam_notice" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_organiser" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"decided_by" bigint NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_post" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"code" text NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"employer" text NOT NULL,
	"title" text NOT NULL,
	"headcount" smallint NOT NULL,
	"stage" text,
	"subject" text,
	"ratio" smallint,
	"requirements" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"line" integer NOT NULL,
	CONSTRAINT "exam_post_headcount" CHECK ("exam_post"."headcount" > 0)
);
--> statement-breakpoint
CREATE TABLE "exam_step" (
	"exam_id" bigint NOT NULL,
	"step" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"start_told_at" timestamp (3) with time zone,
	"end_told_at" timestamp (3) with time zone,
	CONSTRAINT "exam_step_exam_id_step_pk" PRIMARY KEY("exam_id","step"),
	CONSTRAINT "exam_step_times" CHECK ("exam_step"."starts_at" < "exam_step"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "exam_evidence" ADD CONSTRAINT "exam_evidence_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_evidence" ADD CONSTRAINT "exam_evidence_file_id_upload_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_look" ADD CONSTRAINT "exam_look_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_registration" ADD CONSTRAINT "exam_registration_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_registration" ADD CONSTRAINT "exam_registration_exam_post_id_exam_post_id_fk" FOREIGN KEY ("exam_post_id") REFERENCES "public"."exam_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_registration" ADD CONSTRAINT "exam_registration_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_registration_event" ADD CONSTRAINT "exam_registration_event_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_event" ADD CONSTRAINT "exam_event_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_follow" ADD CONSTRAINT "exam_follow_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_follow" ADD CONSTRAINT "exam_follow_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_notice" ADD CONSTRAINT "exam_notice_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_organiser" ADD CONSTRAINT "exam_organiser_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_post" ADD CONSTRAINT "exam_post_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_step" ADD CONSTRAINT "exam_step_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_evidence_registration_idx" ON "exam_evidence" USING btree ("registration_id","at","id");--> statement-breakpoint
CREATE INDEX "exam_evidence_file_idx" ON "exam_evidence" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "exam_look_registration_idx" ON "exam_look" USING btree ("registration_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_registration_once_idx" ON "exam_registration" USING btree ("exam_id","jober_id") WHERE status in ('submitted', 'returned', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "exam_registration_person_idx" ON "exam_registration" USING btree ("exam_id","identity_hash") WHERE status in ('submitted', 'returned', 'approved');--> statement-breakpoint
CREATE INDEX "exam_registration_jober_idx" ON "exam_registration" USING btree ("jober_id","submitted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exam_registration_queue_idx" ON "exam_registration" USING btree ("exam_id","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "exam_registration_post_idx" ON "exam_registration" USING btree ("exam_id","exam_post_id","status");--> statement-breakpoint
CREATE INDEX "exam_registration_late_idx" ON "exam_registration" USING btree ("complete_by") WHERE status = 'returned';--> statement-breakpoint
CREATE INDEX "exam_registration_event_idx" ON "exam_registration_event" USING btree ("registration_id","id");--> statement-breakpoint
CREATE INDEX "exam_company_idx" ON "exam" USING btree ("company_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "exam_open_idx" ON "exam" USING btree ("register_until","id") WHERE status in ('published', 'suspended');--> statement-breakpoint
CREATE INDEX "exam_public_idx" ON "exam" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE status in ('published', 'suspended', 'cancelled', 'closed');--> statement-breakpoint
CREATE INDEX "exam_event_exam_idx" ON "exam_event" USING btree ("exam_id","id");--> statement-breakpoint
CREATE INDEX "exam_follow_jober_idx" ON "exam_follow" USING btree ("jober_id","at");--> statement-breakpoint
CREATE INDEX "exam_notice_exam_idx" ON "exam_notice" USING btree ("exam_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exam_organiser_time_idx" ON "exam_organiser" USING btree ("decided_at" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_post_code_idx" ON "exam_post" USING btree ("exam_id","code");--> statement-breakpoint
CREATE INDEX "exam_post_line_idx" ON "exam_post" USING btree ("exam_id","line");--> statement-breakpoint
CREATE INDEX "exam_step_start_idx" ON "exam_step" USING btree ("starts_at") WHERE start_told_at is null;--> statement-breakpoint
CREATE INDEX "exam_step_end_idx" ON "exam_step" USING btree ("ends_at") WHERE end_told_at is null;