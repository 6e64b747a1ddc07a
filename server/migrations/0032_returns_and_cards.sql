CREATE TABLE "return_event" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_event_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_no" integer NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_event_event" CHECK (event in ('request', 'approve', 'decline', 'withdraw', 'hand-back', 'receive', 'refund', 'replace', 'dispute', 'close')),
	CONSTRAINT "return_event_actor" CHECK (actor in ('buyer', 'seller', 'system', 'operator')),
	CONSTRAINT "return_event_from_state" CHECK (from_state in ('requested', 'approved', 'declined', 'withdrawn', 'handed_back', 'received', 'refunded', 'replaced', 'disputed', 'closed')),
	CONSTRAINT "return_event_to_state" CHECK (to_state in ('requested', 'approved', 'declined', 'withdrawn', 'handed_back', 'received', 'refunded', 'replaced', 'disputed', 'closed')),
	CONSTRAINT "return_event_reason_length" CHECK (char_length(reason) <= 300)
);
--> statement-breakpoint
CREATE TABLE "return_line" (
	"return_no" integer NOT NULL,
	"line_no" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "return_line_return_no_line_no_pk" PRIMARY KEY("return_no","line_no"),
	CONSTRAINT "return_line_quantity" CHECK (quantity between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "return_picture" (
	"return_no" integer NOT NULL,
	"place" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "return_picture_return_no_place_pk" PRIMARY KEY("return_no","place")
);
--> statement-breakpoint
CREATE TABLE "return_request" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_request_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"seller_order_no" integer NOT NULL,
	"seller_no" integer,
	"place" smallint NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"fee_fils" integer NOT NULL,
	"due_at" timestamp with time zone,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_request_id_unique" UNIQUE("id"),
	CONSTRAINT "return_request_state" CHECK (state in ('requested', 'approved', 'declined', 'withdrawn', 'handed_back', 'received', 'refunded', 'replaced', 'disputed', 'closed')),
	CONSTRAINT "return_request_reason" CHECK (reason in ('wrong_part', 'damaged', 'not_as_described', 'no_longer_needed')),
	CONSTRAINT "return_request_fee" CHECK (fee_fils >= 0),
	CONSTRAINT "return_request_note_length" CHECK (char_length(note) <= 500)
);
--> statement-breakpoint
CREATE TABLE "card_difference" (
	"payment_no" bigint NOT NULL,
	"kind" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_difference_payment_no_kind_pk" PRIMARY KEY("payment_no","kind"),
	CONSTRAINT "card_difference_kind" CHECK (kind in ('state', 'amount', 'refunded', 'unknown')),
	CONSTRAINT "card_difference_ours_length" CHECK (char_length(ours) <= 40),
	CONSTRAINT "card_difference_theirs_length" CHECK (char_length(theirs) <= 40)
);
--> statement-breakpoint
CREATE TABLE "card_payment" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_payment_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"order_no" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"capture_id" text,
	"url" text,
	"amount_fils" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"captured_at" timestamp with time zone,
	CONSTRAINT "card_payment_id_unique" UNIQUE("id"),
	CONSTRAINT "card_payment_provider_id" UNIQUE("provider","provider_id"),
	CONSTRAINT "card_payment_state" CHECK (state in ('open', 'captured', 'failed', 'expired')),
	CONSTRAINT "card_payment_amount" CHECK (amount_fils > 0),
	CONSTRAINT "card_payment_captured" CHECK ((state = 'captured') = (captured_at is not null)),
	CONSTRAINT "card_payment_provider_length" CHECK (char_length(provider) <= 20),
	CONSTRAINT "card_payment_provider_id_length" CHECK (char_length(provider_id) <= 255),
	CONSTRAINT "card_payment_capture_id_length" CHECK (char_length(capture_id) <= 255),
	CONSTRAINT "card_payment_url_length" CHECK (char_length(url) <= 4000)
);
--> statement-breakpoint
CREATE TABLE "card_payment_part" (
	"payment_no" bigint NOT NULL,
	"seller_order_no" integer NOT NULL,
	"amount_fils" bigint NOT NULL,
	CONSTRAINT "card_payment_part_payment_no_seller_order_no_pk" PRIMARY KEY("payment_no","seller_order_no"),
	CONSTRAINT "card_payment_part_amount" CHECK (amount_fils > 0)
);
--> statement-breakpoint
CREATE TABLE "card_refund" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_refund_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"payment_no" bigint NOT NULL,
	"seller_order_no" integer NOT NULL,
	"amount_fils" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"provider_id" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "card_refund_id_unique" UNIQUE("id"),
	CONSTRAINT "card_refund_state" CHECK (state in ('requested', 'done', 'failed')),
	CONSTRAINT "card_refund_reason" CHECK (reason in ('part_accepted', 'ended', 'late', 'returned')),
	CONSTRAINT "card_refund_amount" CHECK (amount_fils > 0),
	CONSTRAINT "card_refund_done" CHECK ((state = 'done') = (done_at is not null)),
	CONSTRAINT "card_refund_provider_id_length" CHECK (char_length(provider_id) <= 255)
);
--> statement-breakpoint
CREATE TABLE "webhook_receipt" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_receipt_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"order_no" integer,
	"body" "bytea",
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "webhook_receipt_event" UNIQUE("provider","event_id"),
	CONSTRAINT "webhook_receipt_provider_length" CHECK (char_length(provider) <= 20),
	CONSTRAINT "webhook_receipt_event_id_length" CHECK (char_length(event_id) <= 255)
);
--> statement-breakpoint
CREATE TABLE "demo_checkout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"return_url" text NOT NULL,
	"amount_fils" bigint NOT NULL,
	"refunded_fils" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_checkout_state" CHECK (state in ('open', 'captured', 'failed', 'expired')),
	CONSTRAINT "demo_checkout_refunded" CHECK (refunded_fils between 0 and amount_fils),
	CONSTRAINT "demo_checkout_number_length" CHECK (char_length(number) <= 20),
	CONSTRAINT "demo_checkout_return_url_length" CHECK (char_length(return_url) <= 300)
);
--> statement-breakpoint
CREATE TABLE "demo_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"amount_fils" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_posting" DROP CONSTRAINT "ledger_posting_once";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_status";--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_payment_method";--> statement-breakpoint
ALTER TABLE "order_event" DROP CONSTRAINT "order_event_event";--> statement-breakpoint
ALTER TABLE "seller_order" DROP CONSTRAINT "seller_order_payment_state";--> statement-breakpoint
ALTER TABLE "document_counter" DROP CONSTRAINT "document_counter_kind";--> statement-breakpoint
ALTER TABLE "tax_document" DROP CONSTRAINT "tax_document_kind";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_account";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_kind";--> statement-breakpoint
ALTER TABLE "ledger_posting" DROP CONSTRAINT "ledger_posting_kind";--> statement-breakpoint
DROP INDEX "tax_document_seller_order";--> statement-breakpoint
DROP INDEX "tax_document_month";--> statement-breakpoint
ALTER TABLE "seller_order" ADD COLUMN "payment_method" text DEFAULT 'cash_on_delivery' NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_document" ADD COLUMN "return_no" integer;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD COLUMN "cause_no" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_event" ADD CONSTRAINT "return_event_return_no_return_request_no_fk" FOREIGN KEY ("return_no") REFERENCES "public"."return_request"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_return_no_return_request_no_fk" FOREIGN KEY ("return_no") REFERENCES "public"."return_request"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_line_no_order_line_no_fk" FOREIGN KEY ("line_no") REFERENCES "public"."order_line"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_picture" ADD CONSTRAINT "return_picture_return_no_return_request_no_fk" FOREIGN KEY ("return_no") REFERENCES "public"."return_request"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_picture" ADD CONSTRAINT "return_picture_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_request" ADD CONSTRAINT "return_request_seller_order_no_seller_order_no_fk" FOREIGN KEY ("seller_order_no") REFERENCES "public"."seller_order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_request" ADD CONSTRAINT "return_request_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_difference" ADD CONSTRAINT "card_difference_payment_no_card_payment_no_fk" FOREIGN KEY ("payment_no") REFERENCES "public"."card_payment"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_payment" ADD CONSTRAINT "card_payment_order_no_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_payment_part" ADD CONSTRAINT "card_payment_part_payment_no_card_payment_no_fk" FOREIGN KEY ("payment_no") REFERENCES "public"."card_payment"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_payment_part" ADD CONSTRAINT "card_payment_part_seller_order_no_seller_order_no_fk" FOREIGN KEY ("seller_order_no") REFERENCES "public"."seller_order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refund" ADD CONSTRAINT "card_refund_payment_no_card_payment_no_fk" FOREIGN KEY ("payment_no") REFERENCES "public"."card_payment"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refund" ADD CONSTRAINT "card_refund_seller_order_no_seller_order_no_fk" FOREIGN KEY ("seller_order_no") REFERENCES "public"."seller_order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_receipt" ADD CONSTRAINT "webhook_receipt_order_no_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_refund" ADD CONSTRAINT "demo_refund_checkout_id_demo_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."demo_checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_event_return" ON "return_event" USING btree ("return_no","no");--> statement-breakpoint
CREATE INDEX "return_line_line" ON "return_line" USING btree ("line_no");--> statement-breakpoint
CREATE INDEX "return_picture_file" ON "return_picture" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "return_request_seller" ON "return_request" USING btree ("seller_no","no" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "return_request_place" ON "return_request" USING btree ("seller_order_no","place");--> statement-breakpoint
CREATE INDEX "return_request_open" ON "return_request" USING btree ("seller_order_no") WHERE state in ('requested', 'approved', 'declined', 'handed_back', 'received', 'disputed');--> statement-breakpoint
CREATE INDEX "return_request_due" ON "return_request" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "card_payment_order" ON "card_payment" USING btree ("order_no","no");--> statement-breakpoint
CREATE INDEX "card_payment_created" ON "card_payment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "card_payment_part_seller_order" ON "card_payment_part" USING btree ("seller_order_no");--> statement-breakpoint
CREATE INDEX "card_refund_seller_order" ON "card_refund" USING btree ("seller_order_no","no");--> statement-breakpoint
CREATE INDEX "card_refund_payment" ON "card_refund" USING btree ("payment_no");--> statement-breakpoint
CREATE INDEX "card_refund_requested" ON "card_refund" USING btree ("requested_at") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "webhook_receipt_received" ON "webhook_receipt" USING btree ("received_at") WHERE body is not null;--> statement-breakpoint
CREATE INDEX "webhook_receipt_order" ON "webhook_receipt" USING btree ("order_no");--> statement-breakpoint
ALTER TABLE "tax_document" ADD CONSTRAINT "tax_document_return_no_return_request_no_fk" FOREIGN KEY ("return_no") REFERENCES "public"."return_request"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_order_unpaid" ON "seller_order" USING btree ("seller_no","state") WHERE payment_method = 'card' and payment_state in ('due', 'voided');--> statement-breakpoint
CREATE UNIQUE INDEX "tax_document_invoice" ON "tax_document" USING btree ("seller_order_no") WHERE return_no is null;--> statement-breakpoint
CREATE INDEX "tax_document_seller_order" ON "tax_document" USING btree ("seller_order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_document_month" ON "tax_document" USING btree ("recipient_no","month","kind") WHERE month is not null;--> statement-breakpoint
ALTER TABLE "tax_document" ADD CONSTRAINT "tax_document_return" UNIQUE("return_no");--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_once" UNIQUE("seller_order_no","kind","cause_no");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK (kind in ('message', 'callback', 'callback_status', 'price_drop', 'order', 'order_status', 'return', 'return_status', 'webhook'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_status" CHECK (status in ('new', 'called', 'closed', 'placed', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'rejected', 'expired', 'cancelled', 'returned_to_seller', 'requested', 'approved', 'declined', 'withdrawn', 'handed_back', 'received', 'refunded', 'replaced', 'disputed', 'closed'));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_payment_method" CHECK (payment_method in ('cash_on_delivery', 'card'));--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_event" CHECK (event in ('place', 'pay', 'accept', 'reject', 'cancel', 'request-cancel', 'agree-cancel', 'pack', 'ship', 'fail', 'redeliver', 'deliver', 'confirm', 'return-to-seller', 'expire', 'complete'));--> statement-breakpoint
ALTER TABLE "seller_order" ADD CONSTRAINT "seller_order_payment_method" CHECK (payment_method in ('cash_on_delivery', 'card'));--> statement-breakpoint
ALTER TABLE "seller_order" ADD CONSTRAINT "seller_order_payment_state" CHECK (payment_state in ('due', 'collected', 'captured', 'partly_refunded', 'refunded', 'voided'));--> statement-breakpoint
ALTER TABLE "document_counter" ADD CONSTRAINT "document_counter_kind" CHECK (kind in ('tax_invoice', 'invoice', 'tax_credit_note', 'credit_note', 'commission_invoice', 'commission_credit_note'));--> statement-breakpoint
ALTER TABLE "tax_document" ADD CONSTRAINT "tax_document_of_return" CHECK ((kind in ('tax_credit_note', 'credit_note')) = (return_no is not null));--> statement-breakpoint
ALTER TABLE "tax_document" ADD CONSTRAINT "tax_document_kind" CHECK (kind in ('tax_invoice', 'invoice', 'tax_credit_note', 'credit_note', 'commission_invoice', 'commission_credit_note'));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account" CHECK (account in ('seller', 'commission', 'commission_vat', 'bank', 'provider', 'orders'));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_kind" CHECK (kind in ('commission', 'commission_vat', 'payout', 'sale', 'refund'));--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_kind" CHECK (kind in ('delivered', 'settled', 'captured', 'refunded', 'returned'));--> statement-breakpoint
create function keep_return_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason is null
    and (new.no, new.return_no, new.event, new.actor, new.to_state, new.at)
      = (old.no, old.return_no, old.event, old.actor, old.to_state, old.at)
    and new.from_state is not distinct from old.from_state
  then
    return new;
  end if;
  raise exception 'rows of return_event are only added; a reason may be erased';
end
$$;--> statement-breakpoint
create trigger return_event_kept before update or delete on return_event
  for each row execute function keep_return_events();--> statement-breakpoint
create function keep_card_money() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.amount_fils <> old.amount_fils or new.id <> old.id then
    raise exception 'amounts of % never change', tg_table_name;
  end if;
  if old.state in ('captured', 'done') and new.state <> old.state then
    raise exception '% % stays %', tg_table_name, old.no, old.state;
  end if;
  return new;
end
$$;--> statement-breakpoint
create trigger card_payment_kept before update or delete on card_payment
  for each row execute function keep_card_money();--> statement-breakpoint
create trigger card_refund_kept before update or delete on card_refund
  for each row execute function keep_card_money();--> statement-breakpoint
create trigger card_payment_part_kept before update or delete on card_payment_part
  for each statement execute function keep_rows();
