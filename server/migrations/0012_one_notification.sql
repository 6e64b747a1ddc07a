DROP INDEX "notification_one_unread";--> statement-breakpoint
DROP INDEX "notification_one_room";--> statement-breakpoint
CREATE UNIQUE INDEX "notification_one" ON "notification" USING btree ("user_no","kind","subject") WHERE read_at is null or kind = 'message';