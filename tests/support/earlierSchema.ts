// Owns which objects of the database cannot be made in one of an earlier release: they name tables and columns of later migrations, and are checked when they are made.

const late = new Set([
  'functions/bets_of.sql',
  'functions/chase_mismatches.sql',
  'functions/chase_planned.sql',
  'functions/commission_basis.sql',
  'functions/game_round_store.sql',
  'functions/platform_claim_mismatches.sql',
  'functions/platform_claim_move.sql',
  'functions/team_mismatches.sql',
  'triggers/transfer_order.sql',
]);

/** `file` as in `readSchema().objects`. The upgrade that follows makes them. */
export const readsLater = (file: string): boolean => late.has(file);
