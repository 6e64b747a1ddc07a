ALTER TABLE "listing" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_interest_day" ON "listing_interest" USING btree ("day","listing_no");--> statement-breakpoint
-- Until now the last change of any kind is what is known.
UPDATE "listing" SET "confirmed_at" = "updated_at";
