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
ALTER TABLE "ledger_posting" DROP CONSTRAINT "ledger_posting_once";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_status";--> statement-breakpoint
ALTER TABLE "seller_order" DROP CONSTRAINT "seller_order_payment_state";--> statement-breakpoint
ALTER TABLE "document_counter" DROP CONSTRAINT "document_counter_kind";--> statement-breakpoint
ALTER TABLE "tax_document" DROP CONSTRAINT "tax_document_kind";--> statement-breakpoint
ALTER TABLE "ledger_posting" DROP CONSTRAINT "ledger_posting_kind";--> statement-breakpoint
DROP INDEX "tax_document_seller_order";--> statement-breakpoint
DROP INDEX "tax_document_month";--> statement-breakpoint
ALTER TABLE "tax_document" ADD COLUMN "return_no" integer;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD COLUMN "return_no" integer;--> statement-breakpoint
ALTER TABLE "return_event" ADD CONSTRAINT "return_event_return_no_return_request_no_fk" FOREIGN KEY ("return_no") REFERENCES "public"."return_request"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_return_no_return_request_no_fk" FOREIGN KEY ("return_no") REFERENCES "public"."return_request"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_line_no_order_line_no_fk" FOREIGN KEY ("line_no") REFERENCES "public"."order_line"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_picture" ADD CONSTRAINT "return_picture_return_no_return_request_no_fk" FOREIGN KEY ("return_no") REFERENCES "public"."return_request"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_picture" ADD CONSTRAINT "return_picture_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_request" ADD CONSTRAINT "return_request_seller_order_no_seller_order_no_fk" FOREIGN KEY ("seller_order_no") REFERENCES "public"."seller_order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_request" ADD CONSTRAINT "return_request_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_event_return" ON "return_event" USING btree ("return_no","no");--> statement-breakpoint
CREATE INDEX "return_line_line" ON "return_line" USING btree ("line_no");--> statement-breakpoint
CREATE INDEX "return_picture_file" ON "return_picture" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "return_request_seller" ON "return_request" USING btree ("seller_no","no" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "return_request_place" ON "return_request" USING btree ("seller_order_no","place");--> statement-breakpoint
CREATE INDEX "return_request_open" ON "return_request" USING btree ("seller_order_no") WHERE state in ('requested', 'approved', 'declined', 'handed_back', 'received', 'disputed');--> statement-breakpoint
CREATE INDEX "return_request_due" ON "return_request" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
ALTER TABLE "tax_document" ADD CONSTRAINT "tax_document_return_no_return_request_no_fk" FOREIGN KEY ("return_no") REFERENCES "public"."return_request"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_return_no_return_request_no_fk" FOREIGN KEY ("return_no") REFERENCES "public"."return_request"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_document_invoice" ON "tax_document" USING btree ("seller_order_no") WHERE return_no is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_posting_once" ON "ledger_posting" USING btree ("seller_order_no","kind") WHERE return_no is null;--> statement-breakpoint
CREATE INDEX "tax_document_seller_order" ON "tax_document" USING btree ("seller_order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_document_month" ON "tax_document" USING btree ("recipient_no","month","kind") WHERE month is not null;--> statement-breakpoint
ALTER TABLE "tax_document" ADD CONSTRAINT "tax_document_return" UNIQUE("return_no");--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_return" UNIQUE("return_no");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK (kind in ('message', 'callback', 'callback_status', 'price_drop', 'order', 'order_status', 'return', 'return_status', 'webhook'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_status" CHECK (status in ('new', 'called', 'closed', 'placed', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'rejected', 'expired', 'cancelled', 'returned_to_seller', 'requested', 'approved', 'declined', 'withdrawn', 'handed_back', 'received', 'refunded', 'replaced', 'disputed', 'closed'));--> statement-breakpoint
ALTER TABLE "seller_order" ADD CONSTRAINT "seller_order_payment_state" CHECK (payment_state in ('due', 'collected', 'partly_refunded', 'refunded', 'voided'));--> statement-breakpoint
ALTER TABLE "document_counter" ADD CONSTRAINT "document_counter_kind" CHECK (kind in ('tax_invoice', 'invoice', 'tax_credit_note', 'credit_note', 'commission_invoice', 'commission_credit_note'));--> statement-breakpoint
ALTER TABLE "tax_document" ADD CONSTRAINT "tax_document_of_return" CHECK ((kind in ('tax_credit_note', 'credit_note')) = (return_no is not null));--> statement-breakpoint
ALTER TABLE "tax_document" ADD CONSTRAINT "tax_document_kind" CHECK (kind in ('tax_invoice', 'invoice', 'tax_credit_note', 'credit_note', 'commission_invoice', 'commission_credit_note'));--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_of_return" CHECK ((kind = 'refunded') = (return_no is not null));--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_kind" CHECK (kind in ('delivered', 'refunded', 'settled'));--> statement-breakpoint
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
  for each row execute function keep_return_events();
