// The rule that what members are given for neither deposit nor bet is no more than the station allows, and asks for bets before it can be withdrawn.
import { RANKS } from '#rules/activities/midAutumn.ts';
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { formatMoney, type Money } from '#values/money.ts';
import type { Prize, TermsOf } from '../../activityTerms.ts';
import { type SoundTerms, soundTerms } from '../../soundTerms.ts';
import { limitOf, pointLost, tooDear } from '../../worstCost.ts';
import { contentRule } from '../rule.ts';

interface Gift {
  /** Below the terms. */
  path: Path;
  /** Of a member, in a day. */
  amount: Money;
  says: string;
  /** The figure at the path as it is written, where it is one. */
  given?: string;
}

const cashOf = (prize: Prize): Money => (prize.kind === 'cash' ? prize.amount : 0n);

/** The mean of a chance, by how often each prize is hit. */
const meanOf = (prizes: readonly (readonly [Prize, number])[], total: number): Money =>
  prizes.reduce((sum, [prize, ways]) => sum + cashOf(prize) * BigInt(ways), 0n) / BigInt(total);

/** Chances of a day that cost nothing: those for a check-in, and of steps that begin at nothing. */
const freeChances = (
  steps: readonly { kind: string; from: Money; chances: number }[],
  dailyLimit: number,
): number => {
  const free = steps
    .filter(({ kind, from }) => kind === 'signIn' || from === 0n)
    .reduce((sum, { chances }) => sum + chances, 0);
  return dailyLimit > 0 ? Math.min(free, dailyLimit) : free;
};

/** Chances of prizes in a list: the one that makes most of the mean is the one to look at. */
function ofChances(
  prizes: readonly (readonly [Prize, number])[],
  total: number,
  chances: number,
  pathOf: (at: number) => Path,
): Gift {
  const mean = meanOf(prizes, total);
  const parts = prizes.map(([prize, ways]) => cashOf(prize) * BigInt(ways));
  const at = parts.reduce((most, part, index) => (part > parts[most]! ? index : most), 0);
  return {
    path: pathOf(at),
    amount: mean * BigInt(chances),
    says: `${chances} chances a day of ${formatMoney(mean)} yuan on average`,
    given: formatMoney(cashOf(prizes[at]![0])),
  };
}

/** Rounds of packets that a member may take part in on a day. */
function packetsADay({ everyMinutes, times, dailyLimit, perMember }: TermsOf<'redPacket'>): number {
  const all = (everyMinutes > 0 ? Math.floor(1440 / everyMinutes) : times.length) * perMember;
  return dailyLimit > 0 ? Math.min(all, dailyLimit) : all;
}

/** What a member gets in a day without a deposit or a bet; undefined where there is nothing of the kind. */
export function freeGiftOf({ kind, terms }: SoundTerms): Gift | undefined {
  if (kind === 'general') {
    const { prize, minBet, minDeposit } = terms as TermsOf<'general'>;
    if (minBet > 0n || minDeposit > 0n) return undefined;
    return {
      path: ['prize', 'amount'],
      amount: cashOf(prize),
      says: 'a gift for the asking',
      given: formatMoney(cashOf(prize)),
    };
  }
  if (kind === 'signIn') {
    const { unit, rewards, bonuses, condition } = terms as TermsOf<'signIn'>;
    if (unit === 'points' || condition.kind !== 'none') return undefined;
    const dearest = Math.max(...rewards) + Math.max(0, ...bonuses.values());
    return { path: ['rewards'], amount: BigInt(dearest), says: 'a check-in with its bonus' };
  }
  if (kind === 'redPacket') {
    const packet = terms as TermsOf<'redPacket'>;
    if (packet.minBet > 0n || packet.minDeposit > 0n) return undefined;
    const count = packetsADay(packet);
    return {
      path: ['max'],
      amount: packet.max * BigInt(count),
      says: `${count} packets a day of at most ${formatMoney(packet.max)} yuan`,
      given: formatMoney(packet.max),
    };
  }
  if (kind === 'wheel') {
    const { sectors, total, steps, dailyLimit } = terms as TermsOf<'wheel'>;
    const prizes = sectors.map(({ prize, weight }) => [prize, weight] as const);
    return ofChances(prizes, total, freeChances(steps, dailyLimit), (at) => [
      'sectors',
      at,
      'prize',
      'amount',
    ]);
  }
  if (kind === 'midAutumn') {
    const { prizes, steps, dailyLimit } = terms as TermsOf<'midAutumn'>;
    const ranks = prizes.map((prize, at) => [prize, RANKS[at]!.ways] as const);
    return ofChances(ranks, 6 ** 6, freeChances(steps, dailyLimit), (at) => ['prizes', at, 'amount']);
  }
  return undefined;
}

function* judged(one: SoundTerms, at: number, most: bigint): Generator<RuleFinding> {
  const gift = freeGiftOf(one);
  if (!gift || gift.amount === 0n) return;
  const isUnbet = Number(one.item.turnover ?? '1') === 0;
  if (gift.amount <= most && !isUnbet) return;
  const said = `At worst a member is given ${formatMoney(gift.amount)} yuan a day for nothing: ${gift.says}`;
  yield tooDear(
    isUnbet ? ['items', at, 'turnover'] : [...one.path, ...gift.path],
    {
      says: isUnbet ? `${said}, with no bet on it` : said,
      limit: 'freeGiftMost',
      most,
      unit: isUnbet ? 'yuan, with bets on them' : 'yuan',
      instead: isUnbet ? 'Ask for turnover' : 'Give less, ask for a deposit or bets',
    },
    isUnbet
      ? {
          description: 'Ask for the usual turnover',
          safe: false,
          changes: [{ kind: 'remove', path: ['items', at, 'turnover'] }],
        }
      : gift.given === undefined
        ? undefined
        : pointLost([...one.path, ...gift.path], gift.given, gift.amount, most),
  );
}

const rest = '"type": "daily", "title": "A", "picture": "/art/a.svg", "content": "<p>A</p>"';
const gift = (amount: string): string =>
  `{ "items": [{ "key": "a", "kind": "general", ${rest}, "terms": { "applies": true, "prize": { "kind": "cash", "amount": "${amount}" }, "needsProfile": true, "minDeposit": "0", "minBet": "0" } }] }`;

export const freeGift = contentRule({
  name: 'free-gift',
  severity: 'error',
  page: 'An activity gives a member more in a day than the station allows, for neither a deposit nor a bet, or lets it be withdrawn without a bet (turnover 0). Accounts cost nothing to make, so whoever makes many of them takes it many times. Packets count with the dearest, chances with their mean. Give less, ask for a deposit, bets or turnover, or raise costLimits.freeGiftMost in the file of the station.',
  kinds: ['activities'],
  good: gift('8'),
  bad: gift('8000'),
  quietAfter: ['activity-terms'],
  *check({ file, station }) {
    const most = limitOf(station, 'freeGiftMost');
    for (const one of soundTerms(file)) yield* judged(one, Number(one.path[1]), most);
  },
});
