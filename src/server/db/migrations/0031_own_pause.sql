-- Owns that a pause which a member asked for is apart from a block of the operator's: it stops play and deposits, never log-in and withdrawals.

-- Until then the member neither plays nor deposits, as the member asked; it ends by itself and nobody shortens it.
ALTER TABLE account ADD COLUMN paused_until timestamptz;

-- Before, a pause was a block with a mark. The release before knows no other pause: until its servers have stopped they let these members play.
UPDATE account SET paused_until = state_until, state = 'enabled', state_until = NULL, is_paused = false
  WHERE state_until IS NOT NULL AND is_paused;
COMMENT ON COLUMN account.is_paused IS 'false since paused_until is there; the next release removes it';
