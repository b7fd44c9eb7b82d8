-- Owns that a captcha can be heard, and that an answer to it costs a computer a moment.

ALTER TABLE captcha
  ADD COLUMN sound_hash bytea,
  ADD COLUMN difficulty integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN captcha.sound_hash IS 'fingerprint of the digits last said for it; null until somebody listens';
COMMENT ON COLUMN captcha.difficulty IS 'leading zero bits that the hash of its id and of an answer''s work begins with';
