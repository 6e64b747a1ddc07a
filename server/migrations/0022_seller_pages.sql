ALTER TABLE "seller" ADD COLUMN "cover" uuid;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "answer_minutes" integer;--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_cover_stored_file_id_fk" FOREIGN KEY ("cover") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;