CREATE TABLE "broadcast" (
	"id" bigint PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"city_code" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"total" integer NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"last_id" bigint,
	"account_id" bigint NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "reserve" smallint;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "broadcast_day_idx" ON "broadcast" USING btree ("day") WHERE sent > 0 or stopped_at is null;--> statement-breakpoint
CREATE INDEX "broadcast_starts_idx" ON "broadcast" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "announcement_change_idx" ON "announcement" USING btree ("changed_at") WHERE change is not null;