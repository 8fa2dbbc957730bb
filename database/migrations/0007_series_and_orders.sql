CREATE TABLE "request_log_day" (
	"day" date NOT NULL,
	"status_class" smallint NOT NULL,
	"rows" bigint NOT NULL,
	CONSTRAINT "request_log_day_day_status_class_pk" PRIMARY KEY("day","status_class")
);
--> statement-breakpoint
INSERT INTO "request_log_day"
SELECT ("timestamp" at time zone 'utc')::date, "status_code" / 100, count(*)
FROM "request_log" GROUP BY 1, 2;--> statement-breakpoint
CREATE INDEX "portfolio_name" ON "portfolio" USING btree ("type",lower("name"),"created_at","id") WHERE "portfolio"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "portfolio_date" ON "portfolio" USING btree ("type","date","created_at","id") WHERE "portfolio"."deleted_at" is null;