-- Whoever plans a correction at the office has to know whether the draw was made here or copied.
GRANT SELECT ON database_number TO office_read, office_support, office_money;
