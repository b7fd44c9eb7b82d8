-- The words that a card's member is found by, whether support has freed its number or not.
CREATE OR REPLACE FUNCTION card_keys(c card) RETURNS TABLE (key text) LANGUAGE sql STABLE AS $$
  SELECT reverse(split_part(c.card_key, ' removed ', 1)) WHERE c.card_key NOT LIKE 'tag:%'
  UNION SELECT t.value FROM jsonb_array_elements_text(c.found_by -> 'card') t
$$;
