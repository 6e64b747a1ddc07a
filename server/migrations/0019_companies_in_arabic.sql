ALTER TABLE "seller" ADD COLUMN "company_name_ar" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "about_ar" text;