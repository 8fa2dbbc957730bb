-- Every transaction that writes public content raises its version when it commits, and tells all
-- processes. It happens at the very end, so that the version is locked after everything else and no
-- two transactions can wait for each other over it.
CREATE FUNCTION raise_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	this_transaction text := pg_current_xact_id()::text;
	raised bigint;
BEGIN
	-- Once, however many rows were written.
	IF current_setting('darya.content_version_raised', true) = this_transaction THEN
		RETURN NULL;
	END IF;
	PERFORM set_config('darya.content_version_raised', this_transaction, true);
	-- At least the microseconds of the clock, so that a version from before a restored backup never comes again.
	INSERT INTO content_version AS kept (name, version)
	VALUES ('public', (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)
	ON CONFLICT (name) DO UPDATE SET version = greatest(kept.version + 1, excluded.version)
	RETURNING kept.version INTO raised;
	PERFORM pg_notify('content_version', raised::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER raise_content_version AFTER INSERT OR UPDATE OR DELETE ON "category" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER raise_content_version AFTER INSERT OR UPDATE OR DELETE ON "service" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER raise_content_version AFTER INSERT OR UPDATE OR DELETE ON "portfolio" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER raise_content_version AFTER INSERT OR UPDATE OR DELETE ON "job" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER raise_content_version AFTER INSERT OR UPDATE OR DELETE ON "heading" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER raise_content_version AFTER INSERT OR UPDATE OR DELETE ON "setting" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_version();
