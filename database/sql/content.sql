-- Versions of content and legal texts are append-only.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
--> statement-breakpoint
create or replace trigger content_version_append_only before update or delete on content_version
  for each row execute function refuse_change();
--> statement-breakpoint
create or replace trigger legal_text_append_only before update or delete on legal_text
  for each row execute function refuse_change();
