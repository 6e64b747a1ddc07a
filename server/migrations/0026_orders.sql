CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_no" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"vehicle" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_name_length" CHECK (char_length(name) <= 80),
	CONSTRAINT "cart_vehicle_length" CHECK (char_length(vehicle) <= 80)
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"listing_no" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price_fils" integer NOT NULL,
	"vehicle" text DEFAULT '' NOT NULL,
	"substitution" text DEFAULT 'only' NOT NULL,
	"added_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "cart_line_vehicle_length" CHECK (char_length(vehicle) <= 80),
	CONSTRAINT "cart_line_quantity_range" CHECK (quantity between 1 and 10000),
	CONSTRAINT "cart_line_substitution" CHECK (substitution in ('only', 'newer', 'ask'))
);
--> statement-breakpoint
CREATE TABLE "delivery_address" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_no" integer NOT NULL,
	"name" text NOT NULL,
	"emirate" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_address_name_length" CHECK (char_length(name) <= 80),
	CONSTRAINT "delivery_address_address_length" CHECK (char_length(address) <= 300),
	CONSTRAINT "delivery_address_phone_length" CHECK (char_length(phone) <= 40),
	CONSTRAINT "delivery_address_emirate" CHECK (emirate in ('Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain'))
);
--> statement-breakpoint
CREATE TABLE "delivery_setting" (
	"seller_no" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deadline_clock" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"ahead" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"buyer_no" integer,
	"reference" text NOT NULL,
	"note" text NOT NULL,
	"address" jsonb,
	"receiver_name" text NOT NULL,
	"receiver_phone" text NOT NULL,
	"payment_method" text NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_id_unique" UNIQUE("id"),
	CONSTRAINT "order_reference_length" CHECK (char_length(reference) <= 60),
	CONSTRAINT "order_note_length" CHECK (char_length(note) <= 500),
	CONSTRAINT "order_receiver_name_length" CHECK (char_length(receiver_name) <= 120),
	CONSTRAINT "order_receiver_phone_length" CHECK (char_length(receiver_phone) <= 40),
	CONSTRAINT "order_payment_method" CHECK (payment_method in ('cash_on_delivery'))
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_order_no" integer NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_event_event" CHECK (event in ('place', 'accept', 'reject', 'cancel', 'request-cancel', 'agree-cancel', 'pack', 'ship', 'fail', 'redeliver', 'deliver', 'confirm', 'return-to-seller', 'expire', 'complete')),
	CONSTRAINT "order_event_actor" CHECK (actor in ('buyer', 'seller', 'system', 'operator')),
	CONSTRAINT "order_event_from_state" CHECK (from_state in ('placed', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'rejected', 'expired', 'cancelled', 'returned_to_seller')),
	CONSTRAINT "order_event_to_state" CHECK (to_state in ('placed', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'rejected', 'expired', 'cancelled', 'returned_to_seller')),
	CONSTRAINT "order_event_reason_length" CHECK (char_length(reason) <= 300)
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"seller_order_no" integer NOT NULL,
	"listing_no" integer,
	"sku" text NOT NULL,
	"part_name" text NOT NULL,
	"ordered" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price_fils" integer NOT NULL,
	"vehicle" text NOT NULL,
	"substitution" text NOT NULL,
	CONSTRAINT "order_line_id_unique" UNIQUE("id"),
	CONSTRAINT "order_line_ordered_range" CHECK (ordered between 1 and 10000),
	CONSTRAINT "order_line_quantity" CHECK (quantity between 0 and ordered),
	CONSTRAINT "order_line_price" CHECK (price_fils > 0),
	CONSTRAINT "order_line_substitution" CHECK (substitution in ('only', 'newer', 'ask')),
	CONSTRAINT "order_line_sku_length" CHECK (char_length(sku) <= 40),
	CONSTRAINT "order_line_part_name_length" CHECK (char_length(part_name) <= 120),
	CONSTRAINT "order_line_vehicle_length" CHECK (char_length(vehicle) <= 80)
);
--> statement-breakpoint
CREATE TABLE "seller_order" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_order_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"order_no" integer NOT NULL,
	"place" smallint NOT NULL,
	"seller_no" integer,
	"company_name" text NOT NULL,
	"emirate" text NOT NULL,
	"state" text DEFAULT 'placed' NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"answer_by" timestamp with time zone,
	"complete_at" timestamp with time zone,
	"delivery" jsonb NOT NULL,
	"fee_fils" integer NOT NULL,
	"payment_state" text DEFAULT 'due' NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_order_id_unique" UNIQUE("id"),
	CONSTRAINT "seller_order_state" CHECK (state in ('placed', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'rejected', 'expired', 'cancelled', 'returned_to_seller')),
	CONSTRAINT "seller_order_payment_state" CHECK (payment_state in ('due', 'collected', 'voided')),
	CONSTRAINT "seller_order_emirate" CHECK (emirate in ('Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain')),
	CONSTRAINT "seller_order_fee" CHECK (fee_fils >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"seller_order_no" integer NOT NULL,
	"state" text DEFAULT 'on_the_way' NOT NULL,
	"method" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking" text NOT NULL,
	"driver_phone" text NOT NULL,
	"code" text NOT NULL,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 1 NOT NULL,
	"received_by" text,
	"picture_id" uuid,
	"shipped_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipment_id_unique" UNIQUE("id"),
	CONSTRAINT "shipment_seller_order_no_unique" UNIQUE("seller_order_no"),
	CONSTRAINT "shipment_state" CHECK (state in ('on_the_way', 'failed', 'delivered', 'returned')),
	CONSTRAINT "shipment_method" CHECK (method in ('pickup', 'own', 'courier')),
	CONSTRAINT "shipment_carrier_length" CHECK (char_length(carrier) <= 60),
	CONSTRAINT "shipment_tracking_length" CHECK (char_length(tracking) <= 60),
	CONSTRAINT "shipment_driver_phone_length" CHECK (char_length(driver_phone) <= 40),
	CONSTRAINT "shipment_received_by_length" CHECK (char_length(received_by) <= 120)
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_no" integer NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"input" text NOT NULL,
	"reply" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_user_no_key_pk" PRIMARY KEY("user_no","key")
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_status";--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "reserved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "available" integer GENERATED ALWAYS AS (greatest(quantity - reserved, 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD COLUMN "order_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_listing_no_listing_no_fk" FOREIGN KEY ("listing_no") REFERENCES "public"."listing"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_address" ADD CONSTRAINT "delivery_address_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_setting" ADD CONSTRAINT "delivery_setting_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_buyer_no_user_no_fk" FOREIGN KEY ("buyer_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_seller_order_no_seller_order_no_fk" FOREIGN KEY ("seller_order_no") REFERENCES "public"."seller_order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_seller_order_no_seller_order_no_fk" FOREIGN KEY ("seller_order_no") REFERENCES "public"."seller_order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_listing_no_listing_no_fk" FOREIGN KEY ("listing_no") REFERENCES "public"."listing"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_order" ADD CONSTRAINT "seller_order_order_no_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_order" ADD CONSTRAINT "seller_order_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_seller_order_no_seller_order_no_fk" FOREIGN KEY ("seller_order_no") REFERENCES "public"."seller_order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_picture_id_stored_file_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_one_of_name" ON "cart" USING btree ("user_no",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_once" ON "cart_line" USING btree ("cart_id","listing_no");--> statement-breakpoint
CREATE INDEX "cart_line_listing" ON "cart_line" USING btree ("listing_no");--> statement-breakpoint
CREATE INDEX "delivery_address_user" ON "delivery_address" USING btree ("user_no","used_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_buyer" ON "order" USING btree ("buyer_no","no" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_event_seller_order" ON "order_event" USING btree ("seller_order_no","no");--> statement-breakpoint
CREATE INDEX "order_line_seller_order" ON "order_line" USING btree ("seller_order_no","no");--> statement-breakpoint
CREATE INDEX "order_line_listing" ON "order_line" USING btree ("listing_no");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_order_place" ON "seller_order" USING btree ("order_no","place");--> statement-breakpoint
CREATE INDEX "seller_order_seller" ON "seller_order" USING btree ("seller_no","no" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "seller_order_state" ON "seller_order" USING btree ("seller_no","state","no" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "seller_order_answer_by" ON "seller_order" USING btree ("answer_by") WHERE state = 'placed';--> statement-breakpoint
CREATE INDEX "seller_order_complete_at" ON "seller_order" USING btree ("complete_at") WHERE state = 'delivered';--> statement-breakpoint
CREATE INDEX "idempotency_key_at" ON "idempotency_key" USING btree ("at");--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_reserved" CHECK (reserved >= 0);--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK (kind in ('message', 'callback', 'callback_status', 'price_drop', 'order', 'order_status'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_status" CHECK (status in ('new', 'called', 'closed', 'placed', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'rejected', 'expired', 'cancelled', 'returned_to_seller'));
--> statement-breakpoint
create function keep_order_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason is null
    and (new.no, new.seller_order_no, new.event, new.actor, new.to_state, new.at)
      = (old.no, old.seller_order_no, old.event, old.actor, old.to_state, old.at)
    and new.from_state is not distinct from old.from_state
  then
    return new;
  end if;
  raise exception 'rows of order_event are only added; a reason may be erased';
end
$$;--> statement-breakpoint
create trigger order_event_kept before update or delete on order_event
  for each row execute function keep_order_events();
