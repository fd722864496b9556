CREATE TABLE "experience" (
	"id" bigint PRIMARY KEY NOT NULL,
	"delivery_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"status" text NOT NULL,
	"subject" text NOT NULL,
	"month" text NOT NULL,
	"parts" text[] NOT NULL,
	"questions" text NOT NULL,
	"advice" text NOT NULL,
	"reason" text,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "experience_delivery_idx" ON "experience" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "experience_company_idx" ON "experience" USING btree ("company_id","updated_at") WHERE status = 'public';--> statement-breakpoint
CREATE INDEX "experience_pending_idx" ON "experience" USING btree ("updated_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "experience_jober_idx" ON "experience" USING btree ("jober_id");