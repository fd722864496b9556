ALTER TABLE "interview" ADD COLUMN "slots" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "interview" ADD COLUMN "round_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slot_once_idx" ON "interview" USING btree ("round_id","starts_at") WHERE round_id is not null and status = 'accepted';