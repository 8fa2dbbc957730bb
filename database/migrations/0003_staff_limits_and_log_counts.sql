CREATE TABLE "request_log_count" (
	"method" text NOT NULL,
	"status_code" smallint NOT NULL,
	"rows" bigint NOT NULL,
	CONSTRAINT "request_log_count_method_status_code_pk" PRIMARY KEY("method","status_code")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "request_log_timestamp";--> statement-breakpoint
DROP INDEX "audit_newest";--> statement-breakpoint
DROP INDEX "audit_entity";--> statement-breakpoint
DROP INDEX "role_name";--> statement-breakpoint
DROP INDEX "request_log_status";--> statement-breakpoint
DROP INDEX "request_log_method";--> statement-breakpoint
-- No number becomes a UUID, and nothing has been written to this table before this migration.
ALTER TABLE "request_log" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "request_log" ADD COLUMN "id" uuid PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "request_log_newest" ON "request_log" USING btree ("timestamp","id");--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entity" ON "audit" USING btree ("entity_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_name" ON "role" USING btree (lower("name")) WHERE "role"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "request_log_status" ON "request_log" USING btree ("status_code","timestamp","id");--> statement-breakpoint
CREATE INDEX "request_log_method" ON "request_log" USING btree ("method","timestamp","id");