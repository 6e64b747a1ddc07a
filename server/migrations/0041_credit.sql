CREATE TABLE "credit" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"seller_no" integer,
	"buyer_no" integer,
	"state" text DEFAULT 'active' NOT NULL,
	"limit_fils" integer NOT NULL,
	"days" smallint NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"overview_on" date,
	CONSTRAINT "credit_id_unique" UNIQUE("id"),
	CONSTRAINT "credit_of" UNIQUE("seller_no","buyer_no"),
	CONSTRAINT "credit_state" CHECK (state in ('active', 'paused', 'ended')),
	CONSTRAINT "credit_limit" CHECK (limit_fils > 0),
	CONSTRAINT "credit_days" CHECK (days between 7 and 90)
);
--> statement-breakpoint
CREATE TABLE "credit_event" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_event_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"credit_no" integer NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"limit_fils" integer NOT NULL,
	"days" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_event_event" CHECK (event in ('grant', 'change', 'pause', 'resume', 'end')),
	CONSTRAINT "credit_event_actor" CHECK (actor in ('seller', 'system')),
	CONSTRAINT "credit_event_from_state" CHECK (from_state in ('active', 'paused', 'ended')),
	CONSTRAINT "credit_event_to_state" CHECK (to_state in ('active', 'paused', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "credit_order" (
	"seller_order_no" integer PRIMARY KEY NOT NULL,
	"credit_no" integer NOT NULL,
	"days" smallint NOT NULL,
	"due_on" date,
	"open_fils" bigint NOT NULL,
	"reminded" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_order_open_fils" CHECK (open_fils >= 0),
	CONSTRAINT "credit_order_days" CHECK (days between 7 and 90)
);
--> statement-breakpoint
CREATE TABLE "credit_payment" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_payment_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"credit_no" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_fils" bigint NOT NULL,
	"received_on" date NOT NULL,
	"note" text NOT NULL,
	"reverses_no" bigint,
	"return_no" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_payment_id_unique" UNIQUE("id"),
	CONSTRAINT "credit_payment_reverses_no_unique" UNIQUE("reverses_no"),
	CONSTRAINT "credit_payment_return_no_unique" UNIQUE("return_no"),
	CONSTRAINT "credit_payment_kind" CHECK (kind in ('received', 'reversed', 'repaid')),
	CONSTRAINT "credit_payment_amount" CHECK (amount_fils <> 0 and (kind = 'received') = (amount_fils > 0)),
	CONSTRAINT "credit_payment_reverses" CHECK ((kind = 'reversed') = (reverses_no is not null)),
	CONSTRAINT "credit_payment_return" CHECK ((kind = 'repaid') = (return_no is not null)),
	CONSTRAINT "credit_payment_note_length" CHECK (char_length(note) <= 200)
);
--> statement-breakpoint
CREATE TABLE "credit_payment_part" (
	"payment_no" bigint NOT NULL,
	"seller_order_no" integer NOT NULL,
	"amount_fils" bigint NOT NULL,
	CONSTRAINT "credit_payment_part_of" PRIMARY KEY("payment_no","seller_order_no"),
	CONSTRAINT "credit_payment_part_amount" CHECK (amount_fils <> 0)
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_status";--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_payment_method";--> statement-breakpoint
ALTER TABLE "seller_order" DROP CONSTRAINT "seller_order_payment_method";--> statement-breakpoint
ALTER TABLE "credit" ADD CONSTRAINT "credit_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit" ADD CONSTRAINT "credit_buyer_no_user_no_fk" FOREIGN KEY ("buyer_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_event" ADD CONSTRAINT "credit_event_credit_no_credit_no_fk" FOREIGN KEY ("credit_no") REFERENCES "public"."credit"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_order" ADD CONSTRAINT "credit_order_seller_order_no_seller_order_no_fk" FOREIGN KEY ("seller_order_no") REFERENCES "public"."seller_order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_order" ADD CONSTRAINT "credit_order_credit_no_credit_no_fk" FOREIGN KEY ("credit_no") REFERENCES "public"."credit"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_payment" ADD CONSTRAINT "credit_payment_credit_no_credit_no_fk" FOREIGN KEY ("credit_no") REFERENCES "public"."credit"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_payment" ADD CONSTRAINT "credit_payment_return_no_return_request_no_fk" FOREIGN KEY ("return_no") REFERENCES "public"."return_request"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_payment_part" ADD CONSTRAINT "credit_payment_part_payment_no_credit_payment_no_fk" FOREIGN KEY ("payment_no") REFERENCES "public"."credit_payment"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_payment_part" ADD CONSTRAINT "credit_payment_part_seller_order_no_credit_order_seller_order_no_fk" FOREIGN KEY ("seller_order_no") REFERENCES "public"."credit_order"("seller_order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_buyer" ON "credit" USING btree ("buyer_no");--> statement-breakpoint
CREATE INDEX "credit_event_credit" ON "credit_event" USING btree ("credit_no","no");--> statement-breakpoint
CREATE INDEX "credit_order_credit" ON "credit_order" USING btree ("credit_no","seller_order_no");--> statement-breakpoint
CREATE INDEX "credit_order_open" ON "credit_order" USING btree ("credit_no") WHERE open_fils > 0;--> statement-breakpoint
CREATE INDEX "credit_order_due" ON "credit_order" USING btree ("due_on") WHERE open_fils > 0;--> statement-breakpoint
CREATE INDEX "credit_payment_credit" ON "credit_payment" USING btree ("credit_no","no");--> statement-breakpoint
CREATE INDEX "credit_payment_part_order" ON "credit_payment_part" USING btree ("seller_order_no");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK (kind in ('message', 'callback', 'callback_status', 'price_drop', 'order', 'order_status', 'return', 'return_status', 'payout', 'transfer', 'credit', 'webhook', 'application', 'licence'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_status" CHECK (status in ('new', 'called', 'closed', 'placed', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'rejected', 'expired', 'cancelled', 'returned_to_seller', 'requested', 'approved', 'declined', 'withdrawn', 'handed_back', 'received', 'refunded', 'replaced', 'disputed', 'closed', 'open', 'approved', 'paid', 'failed', 'cancelled', 'credit_granted', 'credit_changed', 'credit_paused', 'credit_resumed', 'credit_ended', 'credit_due_soon', 'credit_due', 'credit_overdue', 'credit_payment', 'credit_correction', 'credit_overview', 'applied', 'in_review', 'incomplete', 'approved', 'refused', 'suspended', 'part_paid', 'refund_due', 'refund_paid', 'refund_failed'));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_payment_method" CHECK (payment_method in ('cash_on_delivery', 'card', 'bank_transfer', 'credit'));--> statement-breakpoint
ALTER TABLE "seller_order" ADD CONSTRAINT "seller_order_payment_method" CHECK (payment_method in ('cash_on_delivery', 'card', 'bank_transfer', 'credit'));--> statement-breakpoint
create function keep_credit_rows() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name;
end
$$;
--> statement-breakpoint
create trigger credit_event_kept before update or delete on credit_event
  for each row execute function keep_credit_rows();
--> statement-breakpoint
create trigger credit_payment_part_kept before update or delete on credit_payment_part
  for each row execute function keep_credit_rows();
--> statement-breakpoint
create function keep_credit_payments() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note = '' and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then
    return new;
  end if;
  raise exception 'rows of credit_payment are only added; a note may be erased';
end
$$;
--> statement-breakpoint
create trigger credit_payment_kept before update or delete on credit_payment
  for each row execute function keep_credit_payments();
