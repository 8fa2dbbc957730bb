DROP INDEX "subscriber_token";--> statement-breakpoint
CREATE TABLE "subscriber_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_job" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"last_error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriber_token" ADD CONSTRAINT "subscriber_token_subscriber_id_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriber_token_owner" ON "subscriber_token" USING btree ("subscriber_id");--> statement-breakpoint
ALTER TABLE "subscriber" DROP COLUMN "token_hash";