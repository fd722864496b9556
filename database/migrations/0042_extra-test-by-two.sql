ALTER TABLE "exam_candidate" ADD COLUMN "extra_waiting" numeric(9, 4);--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD COLUMN "extra_by" bigint;