CREATE TABLE "exam_output" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_proposal" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"proposed" jsonb NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" bigint NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"is_confirmed" boolean,
	CONSTRAINT "exam_proposal_two_people" CHECK ("exam_proposal"."is_confirmed" is not true or coalesce("exam_proposal"."proposed_by" <> "exam_proposal"."decided_by", false))
);
--> statement-breakpoint
ALTER TABLE "exam_judge" ADD COLUMN "sheets_count" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_proposal" ADD CONSTRAINT "exam_proposal_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_output_used_idx" ON "exam_output" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "exam_proposal_exam_idx" ON "exam_proposal" USING btree ("exam_id","proposed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_proposal_waits_idx" ON "exam_proposal" USING btree ("subject_id") WHERE decided_at is null;