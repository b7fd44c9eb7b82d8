// Owns which objects of the database cannot be made in one of an earlier release: they name tables and columns of later migrations, and are checked when they are made.

const late = new Set([
  'functions/bets_of.sql',
  'functions/break_bars_offers.sql',
  'functions/break_hides.sql',
  'functions/break_holds.sql',
  'functions/chase_mismatches.sql',
  'functions/chase_planned.sql',
  'functions/commission_basis.sql',
  'functions/game_round_store.sql',
  'functions/limit_figures.sql',
  'functions/limit_time.sql',
  'functions/message_unread.sql',
  'functions/platform_claim_mismatches.sql',
  'functions/platform_claim_move.sql',
  'functions/play_seconds.sql',
  'functions/play_span_add.sql',
  'functions/team_mismatches.sql',
  'triggers/break_attempt.sql',
  'triggers/break_wish.sql',
  'triggers/deposit_order.sql',
  'triggers/marker_hit.sql',
  'triggers/marker_interaction.sql',
  'triggers/player_limit_change.sql',
  'triggers/self_test.sql',
  'triggers/transfer_order.sql',
]);

/** `file` as in `readSchema().objects`. The upgrade that follows makes them. */
export const readsLater = (file: string): boolean => late.has(file);
