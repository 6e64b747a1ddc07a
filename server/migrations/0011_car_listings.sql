CREATE TABLE "car_listing" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_listing_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"seller_no" integer NOT NULL,
	"reference_code" text NOT NULL,
	"photo" jsonb,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" smallint,
	"version" text,
	"mileage" integer,
	"unit" text DEFAULT 'Kilometers' NOT NULL,
	"price_fils" integer NOT NULL,
	"transmission" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "car_listing_id_unique" UNIQUE("id"),
	CONSTRAINT "car_listing_reference_code_unique" UNIQUE("reference_code"),
	CONSTRAINT "car_listing_reference_code" CHECK (reference_code ~ '^[A-Z0-9]{4,20}$'),
	CONSTRAINT "car_listing_price_range" CHECK (price_fils between 1 and 1000000000),
	CONSTRAINT "car_listing_mileage_range" CHECK (mileage between 0 and 10000000)
);
--> statement-breakpoint
ALTER TABLE "car_listing" ADD CONSTRAINT "car_listing_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "car_listing_by_seller" ON "car_listing" USING btree ("seller_no","created_at" DESC NULLS FIRST,"no" DESC NULLS FIRST);