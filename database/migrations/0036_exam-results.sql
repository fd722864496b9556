CREATE TABLE "exam_candidate" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"exam_post_id" bigint NOT NULL,
	"status" text NOT NULL,
	"left_from" text,
	"reason" text,
	"replaces" bigint,
	"slot_id" bigint,
	"group_id" bigint,
	"lot" smallint,
	"extra" numeric(9, 4),
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_candidate_lot" CHECK (("exam_candidate"."group_id" is null) = ("exam_candidate"."lot" is null))
);
--> statement-breakpoint
CREATE TABLE "exam_score" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"registration_id" bigint NOT NULL,
	"status" text NOT NULL,
	"mark" text NOT NULL,
	"points" numeric(9, 4),
	"reason" text DEFAULT '' NOT NULL,
	"entered_by" bigint NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "exam_score_points" CHECK (("exam_score"."mark" = 'score') = ("exam_score"."points" is not null) and "exam_score"."points" >= 0),
	CONSTRAINT "exam_score_two_people" CHECK ("exam_score"."status" in ('entered', 'dropped') or coalesce("exam_score"."entered_by" <> "exam_score"."decided_by", false))
);
--> statement-breakpoint
CREATE TABLE "exam_slot" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"place" text NOT NULL,
	"seats" smallint NOT NULL,
	CONSTRAINT "exam_slot_seats" CHECK ("exam_slot"."seats" > 0 and "exam_slot"."starts_at" < "exam_slot"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "exam_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"exam_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"registration_id" bigint,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_seal" (
	"exam_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"until_exam" bigint NOT NULL,
	"until_registration" bigint NOT NULL,
	"until_log" bigint NOT NULL,
	"events" integer NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_seal_exam_id_number_pk" PRIMARY KEY("exam_id","number")
);
--> statement-breakpoint
CREATE TABLE "exam_group" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"place" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"seats" smallint NOT NULL,
	"posts" text[] NOT NULL,
	"criteria" jsonb NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "exam_group_seats" CHECK ("exam_group"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "exam_judge" (
	"id" bigint PRIMARY KEY NOT NULL,
	"group_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"code_hash" text,
	"code_until" timestamp (3) with time zone,
	"device_hash" text,
	"entered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "exam_recusal" (
	"id" bigint PRIMARY KEY NOT NULL,
	"judge_id" bigint NOT NULL,
	"registration_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_sheet" (
	"id" text PRIMARY KEY NOT NULL,
	"judge_id" bigint NOT NULL,
	"registration_id" bigint NOT NULL,
	"status" text NOT NULL,
	"marks" jsonb NOT NULL,
	"total" numeric(9, 4) NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"proposed_by" bigint,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "exam_sheet_two_people" CHECK ("exam_sheet"."status" <> 'sealed' or "exam_sheet"."proposed_by" is null or coalesce("exam_sheet"."proposed_by" <> "exam_sheet"."decided_by", false))
);
--> statement-breakpoint
CREATE TABLE "exam_objection" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"publication_id" bigint NOT NULL,
	"registration_id" bigint,
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"body" text NOT NULL,
	"file_id" bigint,
	"made_at" timestamp (3) with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "exam_publication" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" smallint NOT NULL,
	"status" text NOT NULL,
	"public_at" timestamp (3) with time zone NOT NULL,
	"rules" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"people" integer NOT NULL,
	"hash" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prepared_by" bigint NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "exam_publication_two_people" CHECK ("exam_publication"."status" <> 'confirmed' or coalesce("exam_publication"."prepared_by" <> "exam_publication"."decided_by", false))
);
--> statement-breakpoint
CREATE TABLE "exam_result" (
	"publication_id" bigint NOT NULL,
	"registration_id" bigint NOT NULL,
	"exam_post_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"rank" integer,
	"name" text NOT NULL,
	"ticket" text NOT NULL,
	"written" numeric(9, 4),
	"interview" numeric(9, 4),
	"total" numeric(9, 4),
	"outcome" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"details" jsonb,
	CONSTRAINT "exam_result_publication_id_registration_id_pk" PRIMARY KEY("publication_id","registration_id")
);
--> statement-breakpoint
ALTER TABLE "exam_draw" DROP CONSTRAINT "exam_draw_pkey";--> statement-breakpoint
ALTER TABLE "exam_draw" ADD COLUMN "kind" text DEFAULT 'seats' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_draw" ADD CONSTRAINT "exam_draw_exam_id_kind_pk" PRIMARY KEY("exam_id","kind");--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_id_exam_registration_id_fk" FOREIGN KEY ("id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_exam_post_id_exam_post_id_fk" FOREIGN KEY ("exam_post_id") REFERENCES "public"."exam_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_slot_id_exam_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."exam_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_group_id_exam_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."exam_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_score" ADD CONSTRAINT "exam_score_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_score" ADD CONSTRAINT "exam_score_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_slot" ADD CONSTRAINT "exam_slot_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_log" ADD CONSTRAINT "exam_log_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_log" ADD CONSTRAINT "exam_log_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seal" ADD CONSTRAINT "exam_seal_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_group" ADD CONSTRAINT "exam_group_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_judge" ADD CONSTRAINT "exam_judge_group_id_exam_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."exam_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_recusal" ADD CONSTRAINT "exam_recusal_judge_id_exam_judge_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."exam_judge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_recusal" ADD CONSTRAINT "exam_recusal_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sheet" ADD CONSTRAINT "exam_sheet_judge_id_exam_judge_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."exam_judge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sheet" ADD CONSTRAINT "exam_sheet_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_objection" ADD CONSTRAINT "exam_objection_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_objection" ADD CONSTRAINT "exam_objection_publication_id_exam_publication_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."exam_publication"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_objection" ADD CONSTRAINT "exam_objection_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_publication" ADD CONSTRAINT "exam_publication_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_result" ADD CONSTRAINT "exam_result_publication_id_exam_publication_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."exam_publication"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_result" ADD CONSTRAINT "exam_result_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_result" ADD CONSTRAINT "exam_result_exam_post_id_exam_post_id_fk" FOREIGN KEY ("exam_post_id") REFERENCES "public"."exam_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_candidate_post_idx" ON "exam_candidate" USING btree ("exam_id","exam_post_id","status");--> statement-breakpoint
CREATE INDEX "exam_candidate_slot_idx" ON "exam_candidate" USING btree ("slot_id") WHERE slot_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_candidate_lot_idx" ON "exam_candidate" USING btree ("group_id","lot");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_score_counts_idx" ON "exam_score" USING btree ("registration_id") WHERE status = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "exam_score_waits_idx" ON "exam_score" USING btree ("registration_id") WHERE status = 'entered';--> statement-breakpoint
CREATE INDEX "exam_score_exam_idx" ON "exam_score" USING btree ("exam_id","status");--> statement-breakpoint
CREATE INDEX "exam_slot_exam_idx" ON "exam_slot" USING btree ("exam_id","starts_at");--> statement-breakpoint
CREATE INDEX "exam_log_exam_idx" ON "exam_log" USING btree ("exam_id","id");--> statement-breakpoint
CREATE INDEX "exam_log_registration_idx" ON "exam_log" USING btree ("registration_id","id") WHERE registration_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_group_number_idx" ON "exam_group" USING btree ("exam_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_judge_number_idx" ON "exam_judge" USING btree ("group_id","number") WHERE status = 'named';--> statement-breakpoint
CREATE UNIQUE INDEX "exam_judge_code_idx" ON "exam_judge" USING btree ("code_hash") WHERE code_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_judge_device_idx" ON "exam_judge" USING btree ("device_hash") WHERE device_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_recusal_once_idx" ON "exam_recusal" USING btree ("judge_id","registration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_sheet_counts_idx" ON "exam_sheet" USING btree ("judge_id","registration_id") WHERE status = 'sealed';--> statement-breakpoint
CREATE UNIQUE INDEX "exam_sheet_waits_idx" ON "exam_sheet" USING btree ("judge_id","registration_id") WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX "exam_sheet_registration_idx" ON "exam_sheet" USING btree ("registration_id","status");--> statement-breakpoint
CREATE INDEX "exam_objection_exam_idx" ON "exam_objection" USING btree ("exam_id","status","made_at");--> statement-breakpoint
CREATE INDEX "exam_objection_account_idx" ON "exam_objection" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_objection_once_idx" ON "exam_objection" USING btree ("publication_id","registration_id","account_id","kind") WHERE status = 'filed';--> statement-breakpoint
CREATE UNIQUE INDEX "exam_publication_version_idx" ON "exam_publication" USING btree ("exam_id","kind","version");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_publication_waits_idx" ON "exam_publication" USING btree ("exam_id","kind") WHERE status = 'prepared';--> statement-breakpoint
CREATE INDEX "exam_publication_due_idx" ON "exam_publication" USING btree ("public_at") WHERE status = 'confirmed' and applied_at is null;--> statement-breakpoint
CREATE INDEX "exam_result_registration_idx" ON "exam_result" USING btree ("registration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_result_position_idx" ON "exam_result" USING btree ("publication_id","position");--> statement-breakpoint
CREATE INDEX "exam_result_post_idx" ON "exam_result" USING btree ("publication_id","exam_post_id","position");--> statement-breakpoint
UPDATE "exam" SET "settings" = "settings" || '{"results": {"fullMark": 100, "pass": 0, "interviewPass": 60, "dropExtremes": true, "groupCorrection": "none", "recountDays": 3, "replaceUntil": null}}' WHERE NOT "settings" ? 'results';--> statement-breakpoint
-- What was written of scores, sheets, lists and events stays as it was; only states move on, and words of people are erased.
create function exam_words_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - tg_argv[0]::text[] <> to_jsonb(old) - tg_argv[0]::text[] then
    raise exception '% is not changed', tg_table_name using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger exam_log_stays before update or delete on exam_log
  for each row execute function exam_words_stay('{note}');
--> statement-breakpoint
create trigger exam_seal_stays before update or delete on exam_seal
  for each row execute function exam_words_stay('{}');
--> statement-breakpoint
create trigger exam_score_stays before update or delete on exam_score
  for each row execute function exam_words_stay('{status,decided_by,decided_at}');
--> statement-breakpoint
create trigger exam_sheet_stays before update or delete on exam_sheet
  for each row execute function exam_words_stay('{status,decided_by,decided_at}');
--> statement-breakpoint
create trigger exam_publication_stays before update or delete on exam_publication
  for each row execute function exam_words_stay('{status,decided_by,decided_at,applied_at}');
--> statement-breakpoint
create trigger exam_result_stays before update or delete on exam_result
  for each row execute function exam_words_stay('{}');
--> statement-breakpoint
create function exam_result_in_time() returns trigger language plpgsql as $$
begin
  if not exists (select from exam_publication p where p.id = new.publication_id and p.status = 'prepared') then
    raise exception 'publication % is complete', new.publication_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger exam_result_in_time before insert on exam_result
  for each row execute function exam_result_in_time();
