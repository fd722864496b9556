CREATE TABLE "job_search_change" (
	"xid" "xid8" NOT NULL,
	"post_id" bigint NOT NULL,
	CONSTRAINT "job_search_change_xid_post_id_pk" PRIMARY KEY("xid","post_id")
);
--> statement-breakpoint
CREATE TABLE "job_search_feed" (
	"id" smallint PRIMARY KEY NOT NULL,
	"swept" "xid8" NOT NULL,
	"next" "xid8" NOT NULL
);
