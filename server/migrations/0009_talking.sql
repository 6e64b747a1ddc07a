CREATE TABLE "callback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_no" integer NOT NULL,
	"seller_no" integer NOT NULL,
	"buyer_no" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"note" text NOT NULL,
	"preferred" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_block" (
	"blocker_no" integer NOT NULL,
	"blocked_no" integer NOT NULL,
	CONSTRAINT "chat_block_blocker_no_blocked_no_pk" PRIMARY KEY("blocker_no","blocked_no")
);
--> statement-breakpoint
CREATE TABLE "chat_seen" (
	"user_no" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"room_no" integer NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"sender_no" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"body" text NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_room_no_seq_pk" PRIMARY KEY("room_no","seq"),
	CONSTRAINT "message_id_unique" UNIQUE("id"),
	CONSTRAINT "message_once" UNIQUE("sender_no","client_id")
);
--> statement-breakpoint
CREATE TABLE "quick_reply" (
	"seller_no" integer PRIMARY KEY NOT NULL,
	"replies" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_no" integer NOT NULL,
	"reporter_no" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"last_seq" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"buyer_no" integer NOT NULL,
	"seller_no" integer NOT NULL,
	"listing_no" integer NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"buyer_read" integer DEFAULT 0 NOT NULL,
	"seller_read" integer DEFAULT 0 NOT NULL,
	"buyer_mailed" integer DEFAULT 0 NOT NULL,
	"seller_mailed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_id_unique" UNIQUE("id"),
	CONSTRAINT "room_once" UNIQUE("buyer_no","listing_no"),
	CONSTRAINT "room_of_two" CHECK (buyer_no <> seller_no)
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"user_no" integer NOT NULL,
	"listing_no" integer NOT NULL,
	"price_fils" integer NOT NULL,
	"told_fils" integer NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_user_no_listing_no_pk" PRIMARY KEY("user_no","listing_no")
);
--> statement-breakpoint
CREATE TABLE "favourite_taken_off" (
	"user_no" integer NOT NULL,
	"listing_no" integer NOT NULL,
	"price_fils" integer NOT NULL,
	"told_fils" integer NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"taken_off_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_taken_off_user_no_listing_no_pk" PRIMARY KEY("user_no","listing_no")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_no" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"listing_no" integer,
	"from_name" text,
	"status" text,
	"was_fils" integer,
	"now_fils" integer,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_setting" (
	"user_no" integer PRIMARY KEY NOT NULL,
	"message_email" boolean DEFAULT true NOT NULL,
	"callback_email" boolean DEFAULT true NOT NULL,
	"callback_sms" boolean DEFAULT false NOT NULL,
	"price_email" boolean DEFAULT true NOT NULL,
	"stop_token" text NOT NULL,
	CONSTRAINT "notification_setting_stop_token_unique" UNIQUE("stop_token")
);
--> statement-breakpoint
ALTER TABLE "callback" ADD CONSTRAINT "callback_listing_no_listing_no_fk" FOREIGN KEY ("listing_no") REFERENCES "public"."listing"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback" ADD CONSTRAINT "callback_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback" ADD CONSTRAINT "callback_buyer_no_user_no_fk" FOREIGN KEY ("buyer_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_block" ADD CONSTRAINT "chat_block_blocker_no_user_no_fk" FOREIGN KEY ("blocker_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_block" ADD CONSTRAINT "chat_block_blocked_no_user_no_fk" FOREIGN KEY ("blocked_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_seen" ADD CONSTRAINT "chat_seen_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_room_no_room_no_fk" FOREIGN KEY ("room_no") REFERENCES "public"."room"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_no_user_no_fk" FOREIGN KEY ("sender_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_reply" ADD CONSTRAINT "quick_reply_seller_no_user_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_room_no_room_no_fk" FOREIGN KEY ("room_no") REFERENCES "public"."room"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_reporter_no_user_no_fk" FOREIGN KEY ("reporter_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_buyer_no_user_no_fk" FOREIGN KEY ("buyer_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_seller_no_user_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_listing_no_listing_no_fk" FOREIGN KEY ("listing_no") REFERENCES "public"."listing"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_listing_no_listing_no_fk" FOREIGN KEY ("listing_no") REFERENCES "public"."listing"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_taken_off" ADD CONSTRAINT "favourite_taken_off_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_taken_off" ADD CONSTRAINT "favourite_taken_off_listing_no_listing_no_fk" FOREIGN KEY ("listing_no") REFERENCES "public"."listing"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_listing_no_listing_no_fk" FOREIGN KEY ("listing_no") REFERENCES "public"."listing"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "callback_one_open" ON "callback" USING btree ("buyer_no","listing_no") WHERE status <> 'closed';--> statement-breakpoint
CREATE INDEX "callback_seller" ON "callback" USING btree ("seller_no","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "callback_buyer" ON "callback" USING btree ("buyer_no","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "callback_listing" ON "callback" USING btree ("listing_no");--> statement-breakpoint
CREATE INDEX "chat_block_other" ON "chat_block" USING btree ("blocked_no");--> statement-breakpoint
CREATE INDEX "message_file" ON "message" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "chat_report_room" ON "chat_report" USING btree ("room_no");--> statement-breakpoint
CREATE INDEX "chat_report_by" ON "chat_report" USING btree ("reporter_no");--> statement-breakpoint
CREATE INDEX "room_of_buyer" ON "room" USING btree ("buyer_no","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "room_of_seller" ON "room" USING btree ("seller_no","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "room_of_listing" ON "room" USING btree ("listing_no");--> statement-breakpoint
CREATE INDEX "favourite_listing" ON "favourite" USING btree ("listing_no");--> statement-breakpoint
CREATE INDEX "favourite_taken_off_listing" ON "favourite_taken_off" USING btree ("listing_no");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_one_unread" ON "notification" USING btree ("user_no","kind","subject") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_one_room" ON "notification" USING btree ("user_no","subject") WHERE kind = 'message';--> statement-breakpoint
CREATE INDEX "notification_latest" ON "notification" USING btree ("user_no","happened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_listing" ON "notification" USING btree ("listing_no");