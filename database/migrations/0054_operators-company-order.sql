CREATE INDEX "company_posts_idx" ON "company" USING btree ("open_posts" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "company_reply_idx" ON "company" USING btree ("reply_rate","id");