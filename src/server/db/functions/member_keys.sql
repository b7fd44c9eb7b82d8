-- The words that an account is found by: what lies open as it is, what lies sealed by its tags.
CREATE OR REPLACE FUNCTION member_keys(a account) RETURNS TABLE (kind text, key text) LANGUAGE sql STABLE AS $$
  SELECT * FROM (VALUES ('name', lower(a.name)), ('nick', lower(a.nick_name)), ('realName', lower(a.real_name)), ('phone', reverse(a.phone)),
    ('email', lower(a.email)), ('promo', lower(a.promo_code))) AS k(kind, key)
    WHERE k.key <> '' AND k.key NOT LIKE 'sealed:%' AND (k.kind <> 'phone' OR a.phone NOT LIKE 'sealed:%')
  UNION SELECT f.key, t.value FROM jsonb_each(a.found_by) f CROSS JOIN LATERAL jsonb_array_elements_text(f.value) t
$$;
