-- Owns the words of banners: the line under the headline, and the button; null where the picture brings its own.

ALTER TABLE banner
  ADD COLUMN text jsonb,
  ADD COLUMN button jsonb;
