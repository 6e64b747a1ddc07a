-- These limits were never wider. Only Unicode normalisation may have lengthened a text beyond them, which is
-- cut. All constraints of a table are added at once, so that it is read once.
UPDATE "access_key" SET "name" = left("name", 60)
	WHERE char_length("name") > 60;--> statement-breakpoint
UPDATE "garage" SET "garage_name" = left("garage_name", 120), "garage_address" = left("garage_address", 240), "trade_license_no" = left("trade_license_no", 50), "vat_registration_no" = left("vat_registration_no", 30), "owner_manager_name" = left("owner_manager_name", 120), "goods_receiver_name" = left("goods_receiver_name", 120)
	WHERE char_length("garage_name") > 120 or char_length("garage_address") > 240 or char_length("trade_license_no") > 50 or char_length("vat_registration_no") > 30 or char_length("owner_manager_name") > 120 or char_length("goods_receiver_name") > 120;--> statement-breakpoint
UPDATE "seller" SET "company_name" = left("company_name", 120), "company_name_ar" = left("company_name_ar", 120), "company_address" = left("company_address", 240), "trade_license_no" = left("trade_license_no", 50)
	WHERE char_length("company_name") > 120 or char_length("company_name_ar") > 120 or char_length("company_address") > 240 or char_length("trade_license_no") > 50;--> statement-breakpoint
UPDATE "user" SET "name" = left("name", 120), "location" = left("location", 120)
	WHERE char_length("name") > 120 or char_length("location") > 120;--> statement-breakpoint
UPDATE "callback" SET "name" = left("name", 120), "note" = left("note", 500), "preferred" = left("preferred", 80)
	WHERE char_length("name") > 120 or char_length("note") > 500 or char_length("preferred") > 80;--> statement-breakpoint
UPDATE "listing" SET "sku" = left("sku", 40), "part_name" = left("part_name", 120), "part_name_ar" = left("part_name_ar", 120), "brand" = left("brand", 60), "short_description" = left("short_description", 200)
	WHERE char_length("sku") > 40 or char_length("part_name") > 120 or char_length("part_name_ar") > 120 or char_length("brand") > 60 or char_length("short_description") > 200;--> statement-breakpoint
UPDATE "message" SET "body" = left("body", 4000)
	WHERE char_length("body") > 4000;--> statement-breakpoint
UPDATE "chat_report" SET "note" = left("note", 1000)
	WHERE char_length("note") > 1000;--> statement-breakpoint
UPDATE "contact_ticket" SET "name" = left("name", 100), "message" = left("message", 3000)
	WHERE char_length("name") > 100 or char_length("message") > 3000;--> statement-breakpoint
ALTER TABLE "access_key"
	ADD CONSTRAINT "access_key_name_length" CHECK (char_length(name) <= 60);--> statement-breakpoint
ALTER TABLE "garage"
	ADD CONSTRAINT "garage_garage_name_length" CHECK (char_length(garage_name) <= 120),
	ADD CONSTRAINT "garage_garage_address_length" CHECK (char_length(garage_address) <= 240),
	ADD CONSTRAINT "garage_opening_hours_length" CHECK (char_length(opening_hours) <= 20),
	ADD CONSTRAINT "garage_closing_hours_length" CHECK (char_length(closing_hours) <= 20),
	ADD CONSTRAINT "garage_trade_license_no_length" CHECK (char_length(trade_license_no) <= 50),
	ADD CONSTRAINT "garage_vat_registration_no_length" CHECK (char_length(vat_registration_no) <= 30),
	ADD CONSTRAINT "garage_owner_manager_name_length" CHECK (char_length(owner_manager_name) <= 120),
	ADD CONSTRAINT "garage_goods_receiver_name_length" CHECK (char_length(goods_receiver_name) <= 120),
	ADD CONSTRAINT "garage_emirate" CHECK (emirate in ('Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain')),
	ADD CONSTRAINT "garage_garage_type" CHECK (garage_type in ('Authorized Garages', 'Gained/Third-party Garages', 'Independent Mom & Pop Garages'));--> statement-breakpoint
ALTER TABLE "seller"
	ADD CONSTRAINT "seller_company_name_length" CHECK (char_length(company_name) <= 120),
	ADD CONSTRAINT "seller_company_name_ar_length" CHECK (char_length(company_name_ar) <= 120),
	ADD CONSTRAINT "seller_company_address_length" CHECK (char_length(company_address) <= 240),
	ADD CONSTRAINT "seller_trade_license_no_length" CHECK (char_length(trade_license_no) <= 50),
	ADD CONSTRAINT "seller_emirate" CHECK (emirate in ('Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain'));--> statement-breakpoint
ALTER TABLE "user"
	ADD CONSTRAINT "user_email_length" CHECK (char_length(email) <= 254),
	ADD CONSTRAINT "user_phone_length" CHECK (char_length(phone) <= 40),
	ADD CONSTRAINT "user_name_length" CHECK (char_length(name) <= 120),
	ADD CONSTRAINT "user_location_length" CHECK (char_length(location) <= 120),
	ADD CONSTRAINT "user_language" CHECK (language in ('en', 'ar', 'fr', 'zh'));--> statement-breakpoint
ALTER TABLE "callback"
	ADD CONSTRAINT "callback_name_length" CHECK (char_length(name) <= 120),
	ADD CONSTRAINT "callback_phone_length" CHECK (char_length(phone) <= 40),
	ADD CONSTRAINT "callback_note_length" CHECK (char_length(note) <= 500),
	ADD CONSTRAINT "callback_preferred_length" CHECK (char_length(preferred) <= 80);--> statement-breakpoint
ALTER TABLE "failed_search"
	ADD CONSTRAINT "failed_search_language" CHECK (language in ('en', 'ar', 'fr', 'zh'));--> statement-breakpoint
ALTER TABLE "listing"
	ADD CONSTRAINT "listing_sku_length" CHECK (char_length(sku) <= 40),
	ADD CONSTRAINT "listing_part_name_length" CHECK (char_length(part_name) <= 120),
	ADD CONSTRAINT "listing_part_name_ar_length" CHECK (char_length(part_name_ar) <= 120),
	ADD CONSTRAINT "listing_brand_length" CHECK (char_length(brand) <= 60),
	ADD CONSTRAINT "listing_short_description_length" CHECK (char_length(short_description) <= 200);--> statement-breakpoint
ALTER TABLE "message"
	ADD CONSTRAINT "message_body_length" CHECK (char_length(body) <= 4000);--> statement-breakpoint
ALTER TABLE "chat_report"
	ADD CONSTRAINT "chat_report_note_length" CHECK (char_length(note) <= 1000),
	ADD CONSTRAINT "chat_report_reason" CHECK (reason in ('spam', 'fraud', 'abuse', 'other'));--> statement-breakpoint
ALTER TABLE "contact_ticket"
	ADD CONSTRAINT "contact_ticket_name_length" CHECK (char_length(name) <= 100),
	ADD CONSTRAINT "contact_ticket_email_length" CHECK (char_length(email) <= 254),
	ADD CONSTRAINT "contact_ticket_mobile_length" CHECK (char_length(mobile) <= 40),
	ADD CONSTRAINT "contact_ticket_message_length" CHECK (char_length(message) <= 3000),
	ADD CONSTRAINT "contact_ticket_language" CHECK (language in ('en', 'ar', 'fr', 'zh'));--> statement-breakpoint
ALTER TABLE "newsletter_subscription"
	ADD CONSTRAINT "newsletter_subscription_email_length" CHECK (char_length(email) <= 254),
	ADD CONSTRAINT "newsletter_subscription_language" CHECK (language in ('en', 'ar', 'fr', 'zh'));--> statement-breakpoint
ALTER TABLE "notification"
	ADD CONSTRAINT "notification_kind" CHECK (kind in ('message', 'callback', 'callback_status', 'price_drop')),
	ADD CONSTRAINT "notification_status" CHECK (status in ('new', 'called', 'closed'));--> statement-breakpoint
ALTER TABLE "listing_import"
	ADD CONSTRAINT "listing_import_kind" CHECK (kind in ('listings', 'prices'));
