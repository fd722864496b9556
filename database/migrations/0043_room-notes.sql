ALTER TABLE "exam_room" ADD COLUMN "invigilators" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_room" ADD COLUMN "directions" text DEFAULT '' NOT NULL;