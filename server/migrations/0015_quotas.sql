CREATE TYPE "public"."term_kind" AS ENUM('brand', 'word');--> statement-breakpoint
CREATE TABLE "account_usage" (
	"account_no" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"used" double precision NOT NULL,
	CONSTRAINT "account_usage_account_no_day_kind_pk" PRIMARY KEY("account_no","day","kind")
);
--> statement-breakpoint
CREATE TABLE "seller_term" (
	"seller_no" integer NOT NULL,
	"kind" "term_kind" NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "seller_term_seller_no_kind_term_pk" PRIMARY KEY("seller_no","kind","term")
);
--> statement-breakpoint
ALTER TABLE "listing_import" ADD COLUMN "worked_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_picture" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_usage" ADD CONSTRAINT "account_usage_account_no_user_no_fk" FOREIGN KEY ("account_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_term" ADD CONSTRAINT "seller_term_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;