CREATE TYPE "public"."cross_number_kind" AS ENUM('replaces', 'replaced_by', 'same_as');--> statement-breakpoint
CREATE TABLE "cross_number" (
	"listing_no" integer NOT NULL,
	"seller_no" integer NOT NULL,
	"key" text NOT NULL,
	"kind" "cross_number_kind" NOT NULL,
	CONSTRAINT "cross_number_listing_no_key_pk" PRIMARY KEY("listing_no","key"),
	CONSTRAINT "cross_number_key_length" CHECK (char_length(key) <= 40)
);
--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "cross_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cross_number" ADD CONSTRAINT "cross_number_listing_no_listing_no_fk" FOREIGN KEY ("listing_no") REFERENCES "public"."listing"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cross_number_by_key" ON "cross_number" USING btree ("key","seller_no","listing_no");