-- Whoever works at the office and runs this transaction, as the pipeline or a command says; null where nobody does.
CREATE OR REPLACE FUNCTION staff_here() RETURNS integer LANGUAGE sql STABLE
  AS $$ SELECT nullif(current_setting('app.staff', true), '')::integer $$;
