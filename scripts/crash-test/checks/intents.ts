// The check that an intent has had one effect: one stored answer, the one its player got, and one slip for every accepted bet.
import { fillPlaced } from '#server/play/place.ts';
import { areSame, type Check } from '../world.ts';

const beforeClaim = new Set(['notLoggedIn', 'inBreak']);

const intents: Check = {
  says: 'every intent has one answer, and an accepted bet one slip',
  async look(world) {
    const { pool, people, history } = world;
    const faults: string[] = [];
    const { rows } = await pool.query<{
      owner: string;
      id: string;
      answer: object | null;
      result: object | null;
    }>(`SELECT owner, id, answer, result FROM intent WHERE owner = ANY ($1)`, [
      people.map(({ accountId }) => `account ${accountId}`),
    ]);
    const kept = new Map(
      rows.map(({ owner, id, answer, result }) => [
        `${owner} ${id}`,
        // As a repeat answers it: only bets keep what the database made of them beside their answer.
        answer && result ? fillPlaced(answer as never, result) : answer,
      ]),
    );
    let unclaimed = 0;
    for (const { operation, accountId, intentId, answer } of history.all) {
      const stored = kept.get(`account ${accountId} ${intentId}`);
      // Whoever is in a break, or was logged out by one, is refused before anything is claimed.
      if (!stored && beforeClaim.has(String(answer.code))) {
        unclaimed += 1;
        continue;
      }
      if (!stored || !areSame(world, operation, stored, answer))
        faults.push(
          `Intent ${intentId} was answered ${JSON.stringify(answer)}, kept is ${JSON.stringify(stored)}.`,
        );
    }
    if (kept.size !== history.all.length - unclaimed)
      faults.push(
        `${kept.size} intents are kept, ${history.all.length} were answered, ${unclaimed} of them unclaimed.`,
      );
    const { rows: slips } = await pool.query<{ account_id: number; slips: number }>(
      `SELECT a.owner_id AS account_id, count(*)::int AS slips FROM ledger_transaction t
        JOIN ledger_entry e ON e.transaction_id = t.id JOIN ledger_account a ON a.id = e.account_id
        WHERE t.ref_type = 'slip' AND a.owner_id = ANY ($1) GROUP BY a.owner_id`,
      [people.map(({ accountId }) => accountId)],
    );
    for (const { accountId, name } of people) {
      const paid = slips.find(({ account_id }) => account_id === accountId)?.slips ?? 0;
      const accepted = history
        .accepted()
        .filter((record) => record.accountId === accountId && record.answer.buyMoney);
      if (paid !== accepted.length)
        faults.push(`${name} paid for ${paid} slips and had ${accepted.length} accepted.`);
    }
    return { counted: rows.length, faults };
  },
};

export default intents;
