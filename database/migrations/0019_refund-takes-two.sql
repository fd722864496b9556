ALTER TABLE "sales_order" ADD COLUMN "refund_first_id" bigint;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "refund_first_amount" bigint;