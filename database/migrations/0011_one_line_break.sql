-- Forms send a line break as CRLF, and so it was stored. Nobody edited anything: versions stay as they are.
UPDATE "category" SET "description" = regexp_replace("description", E'\r\n?', E'\n', 'g') WHERE "description" LIKE E'%\r%';--> statement-breakpoint
UPDATE "portfolio" SET "description" = regexp_replace("description", E'\r\n?', E'\n', 'g') WHERE "description" LIKE E'%\r%';--> statement-breakpoint
UPDATE "job" SET
	"description" = regexp_replace("description", E'\r\n?', E'\n', 'g'),
	"company_overview" = regexp_replace("company_overview", E'\r\n?', E'\n', 'g')
WHERE "description" || "company_overview" LIKE E'%\r%';--> statement-breakpoint
UPDATE "service" SET
	"description" = regexp_replace("description", E'\r\n?', E'\n', 'g'),
	"approach" = regexp_replace("approach", E'\r\n?', E'\n', 'g'),
	"benefits" = regexp_replace("benefits", E'\r\n?', E'\n', 'g')
WHERE "description" || "approach" || "benefits" LIKE E'%\r%';--> statement-breakpoint
UPDATE "service" SET "features" = (
	SELECT jsonb_agg(feature || jsonb_build_object('description', regexp_replace(feature ->> 'description', E'\r\n?', E'\n', 'g')) ORDER BY place)
	FROM jsonb_array_elements("features") WITH ORDINALITY AS listed (feature, place)
) WHERE jsonb_path_exists("features", '$[*].description ? (@ like_regex "\r")');--> statement-breakpoint
-- A later migration of the same transaction may change these tables' columns.
SET CONSTRAINTS ALL IMMEDIATE;
