CREATE TABLE "post_template" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"form" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_saved" (
	"company_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"folder" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"member_id" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talent_saved_company_id_jober_id_pk" PRIMARY KEY("company_id","jober_id")
);
--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "post_template" ADD CONSTRAINT "post_template_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_saved" ADD CONSTRAINT "talent_saved_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_saved" ADD CONSTRAINT "talent_saved_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_saved" ADD CONSTRAINT "talent_saved_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "post_template_name_idx" ON "post_template" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "talent_saved_folder_idx" ON "talent_saved" USING btree ("company_id","saved_at" DESC NULLS FIRST,"jober_id");--> statement-breakpoint
CREATE INDEX "talent_saved_jober_idx" ON "talent_saved" USING btree ("jober_id");--> statement-breakpoint
CREATE INDEX "delivery_tagged_idx" ON "delivery" USING btree ("company_id") WHERE tags <> '{}';