ALTER TABLE "scheduled_job" ADD COLUMN "alive_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scheduled_job" ADD COLUMN "attempts" integer DEFAULT 1 NOT NULL;