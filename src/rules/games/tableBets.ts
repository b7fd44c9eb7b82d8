// The settlement of bets at a table: what each returns, its valid bet with opposed bets taken off, and the sums.

import { type Money, times } from '#values/money.ts';
import { amount, list, type Read, record } from '../input.ts';

export interface TableBet {
  readonly bet: string;
  readonly amount: Money;
}

/** How a bet ended; a won bet is paid its amount × `pays` beside the stake. */
export type Verdict =
  | { readonly result: 'won'; readonly pays: Money }
  | { readonly result: 'lost' | 'push' | 'halfLost' };

export interface SettledBet {
  readonly bet: string;
  readonly result: Verdict['result'];
  readonly returned: Money;
  readonly net: Money;
  readonly validBet: Money;
}

export interface SettledBets {
  readonly bets: readonly SettledBet[];
  readonly stake: Money;
  readonly returned: Money;
  readonly net: Money;
  readonly validBet: Money;
}

/** Bets by their codes, as `code` reads them. */
export const tableBets = (code: Read<string>): Read<readonly TableBet[]> =>
  list(record({ bet: code, amount: amount(1n) }));

export const won = (pays: Money): Verdict => ({ result: 'won', pays });
export const LOST: Verdict = { result: 'lost' };
export const PUSH: Verdict = { result: 'push' };
export const wonIf = (isWon: boolean, pays: Money): Verdict => (isWon ? won(pays) : LOST);

function returnedOf(stake: Money, verdict: Verdict): Money {
  switch (verdict.result) {
    case 'won':
      return stake + times(stake, verdict.pays);
    case 'push':
      return stake;
    case 'halfLost':
      return stake / 2n;
    case 'lost':
      return 0n;
  }
}

/** What a bet counts for turnover before opposed bets are taken off. */
function validOf(stake: Money, { result }: Verdict): Money {
  if (result === 'push') return 0n;
  return result === 'halfLost' ? stake / 2n : stake;
}

/** Of each opposed pair, such as banker and player, the smaller valid amount counts on neither side. */
function takeOffOpposed(
  bets: readonly TableBet[],
  valid: Money[],
  pairs: readonly (readonly [string, string])[],
): void {
  for (const pair of pairs) {
    const sums = pair.map((code) =>
      bets.reduce((total, { bet }, at) => (bet === code ? total + valid[at]! : total), 0n),
    );
    const opposed = sums[0]! < sums[1]! ? sums[0]! : sums[1]!;
    for (const code of pair) {
      let left = opposed;
      bets.forEach(({ bet }, at) => {
        if (bet !== code) return;
        const taken = valid[at]! < left ? valid[at]! : left;
        valid[at] = valid[at]! - taken;
        left -= taken;
      });
    }
  }
}

/** Settles the bets of one round; they come back in their order. */
export function settleBets(
  placed: readonly TableBet[],
  verdictOf: (code: string) => Verdict,
  opposedPairs: readonly (readonly [string, string])[],
): SettledBets {
  const verdicts = placed.map(({ bet }) => verdictOf(bet));
  const valid = placed.map(({ amount: stake }, at) => validOf(stake, verdicts[at]!));
  takeOffOpposed(placed, valid, opposedPairs);
  const bets = placed.map(({ bet, amount: stake }, at): SettledBet => {
    const returned = returnedOf(stake, verdicts[at]!);
    return { bet, result: verdicts[at]!.result, returned, net: returned - stake, validBet: valid[at]! };
  });
  const total = (of: (bet: SettledBet) => Money): Money => bets.reduce((sum, bet) => sum + of(bet), 0n);
  return {
    bets,
    stake: placed.reduce((sum, { amount: stake }) => sum + stake, 0n),
    returned: total(({ returned }) => returned),
    net: total(({ net }) => net),
    validBet: total(({ validBet }) => validBet),
  };
}
