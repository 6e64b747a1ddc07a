DROP INDEX "seller_order_transfer";--> statement-breakpoint
ALTER TABLE "seller_order" ADD COLUMN "has_slip" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "user_suspended" ON "user" USING btree ("no") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "transfer_refund_account" ON "transfer_refund" USING btree ("state",(iban is null),"no");--> statement-breakpoint
CREATE INDEX "seller_order_transfer" ON "seller_order" USING btree ("has_slip" DESC NULLS FIRST,"order_no") WHERE state = 'placed' and answer_by is not null and payment_method = 'bank_transfer' and payment_state = 'due';--> statement-breakpoint
-- by hand
update seller_order set has_slip = true
where state = 'placed' and payment_method = 'bank_transfer' and payment_state = 'due'
  and order_no in (select order_no from transfer_slip);
