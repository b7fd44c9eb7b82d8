// What is kept of a slip: its plays, picks and amounts, as schemas/entity/kept-bet.json; odds, prizes and costs are those of when it is bet.
import type { KeptBet } from '#contract/entities.generated.ts';

/** The longest text of bets that is kept. */
export const longestKept = 20_000;

const fields = [
  'playCode',
  'selection',
  'unitAmount',
  'moneyMode',
  'multiple',
  'rebateRate',
] as const satisfies (keyof KeptBet)[];

/** The bets of a slip, as its call takes them, as they are kept. */
export function keptBets(bets: string): string {
  const items = JSON.parse(bets) as Record<string, unknown>[];
  return JSON.stringify(
    items.map((item) => {
      const kept = Object.fromEntries(fields.flatMap((key) => (key in item ? [[key, item[key]]] : [])));
      const { tickets } = kept.selection as { tickets?: unknown };
      // As one text: each ticket in quotes of its own would be half as long again.
      return Array.isArray(tickets)
        ? { ...kept, selection: { ...(kept.selection as object), tickets: tickets.join(',') } }
        : kept;
    }),
  );
}
