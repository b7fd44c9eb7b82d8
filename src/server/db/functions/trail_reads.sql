-- How many lines about reads of what is personal somebody left since a moment; for every room, also one that reads no trail.
CREATE OR REPLACE FUNCTION trail_reads(who integer, since timestamptz) RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT count(*)::integer FROM trail t WHERE t.staff_id = who AND t.source = 'read' AND t.at >= since $$;
REVOKE EXECUTE ON FUNCTION trail_reads FROM PUBLIC;
GRANT EXECUTE ON FUNCTION trail_reads TO house_app, office_staff, office_read, office_support, office_content, office_money;
