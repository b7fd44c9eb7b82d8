// The rule that what levels give is no more than the station allows of the bets or deposits that bring it.
import type { RuleFinding } from '#station/checks/rule.ts';
import { parseMoney } from '#values/money.ts';
import type { ContentFiles } from '../../content.generated.ts';
import { type CostLimit, limitOf, pointLost, shareOf, tooDear } from '../../worstCost.ts';
import { contentRule } from '../rule.ts';

type File = ContentFiles['levels'];
type Level = File['items'][number];
type Given = 'gift' | 'weekly' | 'monthly' | 'birthday';

interface Cost {
  name: Given;
  whole: bigint;
  of: string;
  limit: CostLimit;
}

const yuan = (
  level: Level | undefined,
  name: Exclude<keyof Level, 'level' | 'name' | 'benefits' | 'withdrawalsADay'>,
) => parseMoney(level?.[name] ?? '0');

/** What a level gives, each with the least that a member has bet or deposited for it. */
function costsOf(level: Level, below: Level | undefined, mode: string): Cost[] {
  const bet = yuan(level, 'bet');
  const deposit = yuan(level, 'deposit');
  const bets = { limit: 'betPercentMost' } as const;
  const deposits = { limit: 'giftPercentMost' } as const;
  const sinceBelow = [
    { name: 'gift', whole: bet - yuan(below, 'bet'), of: 'bets since the level below', ...bets },
    {
      name: 'gift',
      whole: deposit - yuan(below, 'deposit'),
      of: 'deposits since the level below',
      ...deposits,
    },
  ] as const;
  const reached = [
    { name: 'birthday', whole: bet, of: 'bets that reach it', ...bets },
    { name: 'birthday', whole: deposit, of: 'deposits that reach it', ...deposits },
  ] as const;
  // Where both are asked for, bets bound the cost; where one is enough, the cheaper way counts.
  const ways = (pair: readonly [Cost, Cost], totals: readonly [bigint, bigint]): Cost[] =>
    mode === 'both' ? [totals[0] > 0n ? pair[0] : pair[1]] : pair.filter((_, at) => totals[at]! > 0n);
  return [
    ...ways(sinceBelow, [bet, deposit]),
    ...ways(reached, [bet, deposit]),
    { name: 'weekly', whole: yuan(level, 'weeklyBet'), of: 'bets of the week', ...bets },
    { name: 'monthly', whole: yuan(level, 'monthlyBet'), of: 'bets of the month', ...bets },
  ];
}

export const ladderCost = contentRule({
  name: 'ladder-cost',
  severity: 'error',
  page: 'A level gives a bonus when it is reached, each week, each month and at a birthday. Each is judged as a share of the least that was bet for it, or deposited where no bets are asked for: a promotion by what is between two levels, a salary by the bets of its week or month. Above what the station allows it costs more than the play brings; mostly a point was lost or a figure of bets was forgotten. Lower it, ask for more bets, or raise costLimits.betPercentMost in the file of the station.',
  kinds: ['levels'],
  good: '{ "items": [{ "level": 1, "name": "Member" }, { "level": 2, "name": "Bronze", "bet": "1000", "gift": "8" }], "ladder": {} }',
  bad: '{ "items": [{ "level": 1, "name": "Member" }, { "level": 2, "name": "Bronze", "bet": "1000", "gift": "88" }], "ladder": {} }',
  quietAfter: ['level-gap', 'ladder-order'],
  *check({ file: { items, ladder }, station }): Generator<RuleFinding> {
    if (!ladder) return;
    for (const [at, level] of items.entries())
      for (const { name, whole, of, limit } of at === 0
        ? []
        : costsOf(level, items[at - 1], ladder.mode ?? 'both')) {
        const given = yuan(level, name);
        const most = limitOf(station, limit);
        const share = shareOf(given, whole);
        if (given === 0n || (share !== null && share <= most)) continue;
        const path = ['items', at, name];
        yield tooDear(
          path,
          {
            says: `${level[name]} yuan of level ${level.level} for ${whole === 0n ? `no ${of}` : of}`,
            limit,
            most,
            unit: '%',
            instead: 'Lower it, or ask for more',
          },
          share === null ? undefined : pointLost(path, level[name]!, share, most),
        );
      }
  },
});
