-- By which dimension of the figures something that a transaction belongs to (figure_part()) is seen; null where it belongs to nothing.
CREATE OR REPLACE FUNCTION figure_dimension(part text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE split_part(part, ':', 1) WHEN 'lot' THEN 'lottery' WHEN 'game' THEN 'platform' WHEN 'pay' THEN 'method' WHEN 'card' THEN 'method'
    WHEN 'activity' THEN 'offer' WHEN 'offer' THEN 'offer' WHEN 'coupon' THEN 'offer' END
$$;
GRANT EXECUTE ON FUNCTION figure_dimension TO house_app;
