CREATE TABLE "failed_search" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "failed_search_day_text_language_pk" PRIMARY KEY("day","text","language")
);
--> statement-breakpoint
ALTER TABLE "listing" drop column "all_words";--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "all_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', fold_text(part_name || ' ' || coalesce(part_name_ar, '') || ' ' || brand || ' ' || short_description || ' ' || regexp_replace(description, '<[^>]*>', ' ', 'g')))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_all_words" ON "listing" USING gin ("all_words");--> statement-breakpoint
CREATE INDEX "listing_by_sku_end" ON "listing" USING btree (reverse("sku_key") text_pattern_ops);--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "keywords";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "name_words";