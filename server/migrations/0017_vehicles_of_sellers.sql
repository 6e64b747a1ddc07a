ALTER TYPE "public"."term_kind" ADD VALUE 'fitment';--> statement-breakpoint
ALTER TABLE "seller_term" ADD COLUMN "weight" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_by_fitment" ON "listing" USING btree ("fitment_no");