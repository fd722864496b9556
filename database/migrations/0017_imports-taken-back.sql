ALTER TABLE "post_import" ADD COLUMN "sheets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "post_import" ADD COLUMN "sheet" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "identity" text;--> statement-breakpoint
CREATE INDEX "import_row_identity_idx" ON "import_row" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "import_row_post_idx" ON "import_row" USING btree ("post_id");