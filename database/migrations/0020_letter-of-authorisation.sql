ALTER TABLE "account_paper" DROP CONSTRAINT "account_paper_kind_check";--> statement-breakpoint
ALTER TABLE "company_paper" DROP CONSTRAINT "company_paper_kind_check";--> statement-breakpoint
ALTER TABLE "account_paper" ADD CONSTRAINT "account_paper_kind_check" CHECK (kind in ('licence', 'permit', 'authorisation'));--> statement-breakpoint
ALTER TABLE "company_paper" ADD CONSTRAINT "company_paper_kind_check" CHECK (kind in ('licence', 'permit', 'authorisation'));