// Which cells and picks the bets of a period lie on.
import type { Pick } from '#lottery/balls.ts';
import type { Bet } from '#lottery/bet/bet.ts';
import { stakeOf } from '#lottery/bet/bet.ts';
import { formOf } from '#lottery/selection/selection.ts';
import { formatMoney } from '#values/money.ts';
import type { Marks } from '../../period/marks.ts';
import { pickKey } from '../../settings/figureKey.ts';

/** The marks of checked bets: options of credit with what is bet on each, picks of other plays without an amount. */
export function marksOf(bets: readonly Bet[]): Marks {
  const stakes = new Map<string, bigint>();
  const picks = new Set<string>();
  for (const { play, selection, terms } of bets) {
    const [first] = play.forms[0]!;
    if (play.mode === 'credit' && play.forms.length === 1 && first?.key === 'options') {
      for (const option of selection.options ?? []) {
        const name = `${play.code}/${option}`;
        stakes.set(name, (stakes.get(name) ?? 0n) + stakeOf(1, terms));
      }
      continue;
    }
    const add = (key: Parameters<typeof pickKey>[1], row: number, some: readonly Pick[]): void => {
      for (const pick of some) picks.add(pickKey(play.code, key, row, pick));
    };
    for (const field of formOf(play, selection as Readonly<Record<string, unknown>>)) {
      if (field.kind === 'set') add(field.key, 0, (selection[field.key] ?? []) as readonly Pick[]);
      if (field.kind === 'rows')
        for (const [row, some] of (selection.pos ?? []).entries()) add(field.key, row, some);
      if (field.kind === 'pairs') add(field.key, 0, (selection.pairs ?? []).map(String));
      if (field.kind === 'legs')
        for (const [place, option] of selection.legs ?? []) add(field.key, place - 1, [option]);
    }
  }
  return new Map([
    ...[...stakes].map(([name, stake]) => [name, formatMoney(stake)] as const),
    ...[...picks].map((name) => [name, ''] as const),
  ]);
}
