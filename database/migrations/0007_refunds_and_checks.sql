CREATE TABLE "ledger_check" (
	"id" bigint PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"sequence" bigint NOT NULL,
	"entries" integer NOT NULL,
	"faults" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_checkpoint" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"sum" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_refund" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"number" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "provider_refund_amount" CHECK ("provider_refund"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_checkpoint" ADD CONSTRAINT "ledger_checkpoint_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_refund" ADD CONSTRAINT "provider_refund_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_check_at_idx" ON "ledger_check" USING btree ("ended_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "provider_refund_order_idx" ON "provider_refund" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_refund_number_idx" ON "provider_refund" USING btree ("number");--> statement-breakpoint
CREATE INDEX "provider_refund_waiting_idx" ON "provider_refund" USING btree ("asked_at") WHERE status = 'waiting';