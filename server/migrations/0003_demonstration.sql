CREATE TABLE "demonstration" (
	"loaded_at" timestamp with time zone PRIMARY KEY DEFAULT now() NOT NULL
);
