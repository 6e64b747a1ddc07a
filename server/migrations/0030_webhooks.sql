CREATE TABLE "webhook" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"seller_no" integer NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret_no" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"paused_by" text,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"slow" boolean DEFAULT true NOT NULL,
	"attempted_at" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_id_unique" UNIQUE("id"),
	CONSTRAINT "webhook_paused_by" CHECK (paused_by in ('seller', 'failures', 'password_reset')),
	CONSTRAINT "webhook_paused" CHECK ((paused_at is null) = (paused_by is null)),
	CONSTRAINT "webhook_url_length" CHECK (char_length(url) <= 500)
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"webhook_no" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now(),
	"attempted_at" timestamp with time zone,
	"status" smallint,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_delivery_id_unique" UNIQUE("id"),
	CONSTRAINT "webhook_delivery_type" CHECK (type in ('seller_order.placed', 'seller_order.changed', 'shipment.changed', 'webhook.test')),
	CONSTRAINT "webhook_delivery_state" CHECK (state in ('pending', 'delivered', 'failed')),
	CONSTRAINT "webhook_delivery_failure" CHECK (failure in ('timeout', 'connection', 'name', 'address', 'tls', 'redirect', 'status', 'expired')),
	CONSTRAINT "webhook_delivery_pending" CHECK ((state = 'pending') = (next_at is not null))
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_no_webhook_no_fk" FOREIGN KEY ("webhook_no") REFERENCES "public"."webhook"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_seller" ON "webhook" USING btree ("seller_no");--> statement-breakpoint
CREATE INDEX "webhook_delivery_latest" ON "webhook_delivery" USING btree ("webhook_no","no" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("webhook_no","next_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_delivery_created" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK (kind in ('message', 'callback', 'callback_status', 'price_drop', 'order', 'order_status', 'webhook'));