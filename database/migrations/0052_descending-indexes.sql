DROP INDEX "account_export_account_idx";--> statement-breakpoint
DROP INDEX "content_item_live_idx";--> statement-breakpoint
DROP INDEX "content_item_category_idx";--> statement-breakpoint
DROP INDEX "content_item_region_idx";--> statement-breakpoint
DROP INDEX "content_item_edited_idx";--> statement-breakpoint
DROP INDEX "lecture_guest_jober_idx";--> statement-breakpoint
DROP INDEX "account_ban_account_idx";--> statement-breakpoint
DROP INDEX "operator_act_at_idx";--> statement-breakpoint
DROP INDEX "operator_act_account_idx";--> statement-breakpoint
DROP INDEX "operator_act_act_idx";--> statement-breakpoint
DROP INDEX "operator_act_subject_idx";--> statement-breakpoint
DROP INDEX "talent_search_rank_idx";--> statement-breakpoint
DROP INDEX "talent_search_active_idx";--> statement-breakpoint
DROP INDEX "salary_market_stage_idx";--> statement-breakpoint
DROP INDEX "wage_agreement_company_idx";--> statement-breakpoint
DROP INDEX "wage_agreement_jober_idx";--> statement-breakpoint
CREATE INDEX "account_export_account_idx" ON "account_export" USING btree ("account_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_item_live_idx" ON "content_item" USING btree ("kind","publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "content_item_category_idx" ON "content_item" USING btree ("kind","category","publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "content_item_region_idx" ON "content_item" USING btree ("kind","region_code","publish_at" DESC NULLS FIRST) WHERE status = 'published' and region_code is not null;--> statement-breakpoint
CREATE INDEX "content_item_edited_idx" ON "content_item" USING btree ("kind","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lecture_guest_jober_idx" ON "lecture_guest" USING btree ("jober_id","signed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "account_ban_account_idx" ON "account_ban" USING btree ("account_id","banned_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "operator_act_at_idx" ON "operator_act" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "operator_act_account_idx" ON "operator_act" USING btree ("account_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "operator_act_act_idx" ON "operator_act" USING btree ("act" text_pattern_ops,"at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "operator_act_subject_idx" ON "operator_act" USING btree ("subject","subject_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "talent_search_rank_idx" ON "talent_search" USING btree ("rank" DESC NULLS FIRST,"jober_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "talent_search_active_idx" ON "talent_search" USING btree ("active_at" DESC NULLS FIRST,"jober_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "salary_market_stage_idx" ON "salary_market" USING btree ("stage","tenure","role","n" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wage_agreement_company_idx" ON "wage_agreement" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wage_agreement_jober_idx" ON "wage_agreement" USING btree ("jober_id","created_at" DESC NULLS FIRST);