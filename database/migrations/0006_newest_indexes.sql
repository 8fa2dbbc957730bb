DROP INDEX "application_newest";--> statement-breakpoint
DROP INDEX "application_job";--> statement-breakpoint
DROP INDEX "enquiry_newest";--> statement-breakpoint
DROP INDEX "enquiry_status_newest";--> statement-breakpoint
DROP INDEX "lead_newest";--> statement-breakpoint
DROP INDEX "subscriber_newest";--> statement-breakpoint
DROP INDEX "outbox_status_newest";--> statement-breakpoint
CREATE INDEX "application_newest" ON "application" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "application_job" ON "application" USING btree ("job_id","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_newest" ON "enquiry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_status_newest" ON "enquiry" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_newest" ON "lead" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriber_newest" ON "subscriber" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_status_newest" ON "outbox" USING btree ("status","created_at","id");