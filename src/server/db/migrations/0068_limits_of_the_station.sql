-- Owns that whatever stops a chase holds what it opens against the limits of the station as well, beside those of its member.

-- It takes the limits of the station from here on; without them, as the release before calls it, those of the member hold alone.
DROP FUNCTION IF EXISTS chase_stop(bigint, text, text, integer, timestamptz);
