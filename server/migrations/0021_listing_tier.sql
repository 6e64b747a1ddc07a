CREATE TYPE "public"."listing_tier" AS ENUM('genuine', 'oem', 'aftermarket', 'used');--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "tier" "listing_tier";