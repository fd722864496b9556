ALTER TABLE "interview" ADD COLUMN "room" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "interview" ADD COLUMN "interviewers" text[] DEFAULT '{}' NOT NULL;