CREATE INDEX "job_trash" ON "job" USING btree ("deleted_at") WHERE "job"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "category_trash" ON "category" USING btree ("deleted_at") WHERE "category"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "portfolio_trash" ON "portfolio" USING btree ("deleted_at") WHERE "portfolio"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "service_trash" ON "service" USING btree ("deleted_at") WHERE "service"."deleted_at" is not null;