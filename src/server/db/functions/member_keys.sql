-- The words that an account is found by.
CREATE OR REPLACE FUNCTION member_keys(a account) RETURNS TABLE (kind text, key text) LANGUAGE sql STABLE AS $$
  SELECT * FROM (VALUES ('name', lower(a.name)), ('nick', lower(a.nick_name)), ('realName', lower(a.real_name)), ('phone', reverse(a.phone)),
    ('email', lower(a.email)), ('promo', lower(a.promo_code))) AS k(kind, key) WHERE k.key <> ''
$$;
