CREATE TABLE "outside_application" (
	"jober_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"way" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"requested_at" timestamp (3) with time zone,
	CONSTRAINT "outside_application_jober_id_post_id_pk" PRIMARY KEY("jober_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "way_to_apply" jsonb;--> statement-breakpoint
ALTER TABLE "outside_application" ADD CONSTRAINT "outside_application_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_application" ADD CONSTRAINT "outside_application_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_application_post_idx" ON "outside_application" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "outside_application_due_idx" ON "outside_application" USING btree ("applied_at") WHERE answer is null and requested_at is null;