ALTER TABLE "account" RENAME COLUMN "sealed_at" TO "reassigned_at";--> statement-breakpoint
ALTER TABLE "account" RENAME COLUMN "sealed_phone_hash" TO "reassigned_phone_hash";--> statement-breakpoint
ALTER INDEX "account_sealed_idx" RENAME TO "account_reassigned_idx";--> statement-breakpoint
ALTER TABLE "provider_refund" RENAME COLUMN "asked_at" TO "requested_at";
