ALTER TABLE "seller" ADD COLUMN "unresponsive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "seller_order_placed" ON "seller_order" USING btree ("seller_no","placed_at");