CREATE TABLE "outside_address" (
	"id" bigint PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"failed_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "removal_request" (
	"id" bigint PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL,
	"organisation" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "letter_code" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "deadline_assumed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "removal_request" ADD CONSTRAINT "removal_request_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outside_address_url_idx" ON "outside_address" USING btree ("url");--> statement-breakpoint
CREATE INDEX "removal_request_post_idx" ON "removal_request" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "removal_request_waiting_idx" ON "removal_request" USING btree ("created_at") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "company_letter_code_idx" ON "company" USING btree ("letter_code") WHERE letter_code is not null;--> statement-breakpoint
CREATE INDEX "favourite_post_idx" ON "favourite" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_link_idx" ON "post" USING btree ((way_to_apply->>'link')) WHERE status = 'open' and way_to_apply->>'way' = 'web';--> statement-breakpoint
UPDATE "post" SET "deadline" = coalesce("refreshed_at", "published_at", "created_at") + interval '60 days', "deadline_assumed" = true
WHERE "status" = 'open' AND "way_to_apply" IS NOT NULL AND "deadline" IS NULL AND "exam_id" IS NULL;
