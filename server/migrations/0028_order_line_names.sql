ALTER TABLE "order_line" ADD COLUMN "seller_no" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "part_name_ar" text;--> statement-breakpoint
UPDATE "order_line" SET "seller_no" = "seller_order"."seller_no" FROM "seller_order" WHERE "seller_order"."no" = "order_line"."seller_order_no";--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_seller_key" ON "order_line" USING btree ("seller_no",upper(regexp_replace(sku, '[^[:alnum:]]', '', 'g')) text_pattern_ops);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_part_name_ar_length" CHECK (char_length(part_name_ar) <= 120);