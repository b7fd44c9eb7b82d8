// The rule that what goes back to players of each bet is no more than the station allows: rebates, shares of friends, bonuses on bets, miles, chests.
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { formatMoney } from '#values/money.ts';
import type { TermsOf } from '../../activityTerms.ts';
import type { ContentFiles } from '../../content.generated.ts';
import { soundTerms } from '../../soundTerms.ts';
import { limitOf, percent, pointLost, shareOf, tooDear } from '../../worstCost.ts';
import { contentRule } from '../rule.ts';

interface Share {
  path: Path;
  /** Of the bets, as `percent` writes it. */
  share: bigint;
  what: string;
  /** As it is written, where it is a rate. */
  given?: string;
  /** Whether the share falls as the figure rises. */
  isDivisor?: boolean;
}

const ofRebates = ({ tiers = [] }: ContentFiles['rebates']): Share[] =>
  tiers.map(({ category, level, fromBet = '0', percent: given }, at) => ({
    path: ['tiers', at, 'percent'],
    share: percent(given),
    given,
    what: `The rebate of ${category}, level ${level}, from ${fromBet} yuan`,
  }));

const ofFriends = ({ friendPercents = {} }: ContentFiles['team']): Share[] =>
  Object.entries(friendPercents).map(([category, given]) => ({
    path: ['friendPercents', category],
    share: percent(given),
    given,
    what: `The share of a friend's bets on ${category}`,
  }));

/** Rates are in permille of the day's bets. */
const ofBonus = ({ steps }: TermsOf<'bonus'>, path: Path): Share[] =>
  steps.flatMap(({ rates }, at) =>
    [...rates].map(([level, { text }]) => ({
      path: [...path, 'steps', at, 'rates', level],
      share: percent(text) / 10n,
      given: text,
      what: `The bonus of level ${level}`,
    })),
  );

/** What each prize makes of the bets up to it, with those before it. */
function upTo<Step>(steps: readonly Step[], of: (step: Step) => { amount: bigint; bets: bigint }) {
  return steps.map((step) => {
    const { bets } = of(step);
    const before = steps.map(of).filter((one) => one.bets <= bets);
    return shareOf(
      before.reduce((sum, one) => sum + one.amount, 0n),
      bets,
    );
  });
}

const ofBoat = ({ mode, metre, steps }: TermsOf<'dragonBoat'>, path: Path, most: bigint): Share[] => {
  if (mode === 'rank') return [];
  const shares = upTo(steps, ({ distance, amount }) => ({ amount, bets: metre * BigInt(distance) }));
  // Where every step is too dear it is the metre that is too short.
  const isMetre = shares.length > 1 && shares.every((share) => share !== null && share > most);
  return shares.map((share, at) => ({
    path: isMetre ? [...path, 'metre'] : [...path, 'steps', at, 'amount'],
    share: share ?? 0n,
    given: isMetre ? formatMoney(metre) : formatMoney(steps[at]!.amount),
    isDivisor: isMetre,
    what: `Every prize up to metre ${steps[at]!.distance}`,
  }));
};

const ofChests = ({ basis, boxes }: TermsOf<'treasure'>, path: Path): Share[] =>
  basis === 'deposit'
    ? []
    : upTo(boxes, ({ from, max }) => ({ amount: max, bets: from })).map((share, at) => ({
        path: [...path, 'boxes', at, 'max'],
        share: share ?? percent('100'),
        given: formatMoney(boxes[at]!.max),
        what: `Every chest up to ${formatMoney(boxes[at]!.from)} yuan`,
      }));

function* ofActivities(file: ContentFiles['activities'], most: bigint): Generator<Share> {
  for (const { kind, terms, path } of soundTerms(file)) {
    if (kind === 'bonus') yield* ofBonus(terms as TermsOf<'bonus'>, path);
    if (kind === 'dragonBoat') yield* ofBoat(terms as TermsOf<'dragonBoat'>, path, most);
    if (kind === 'treasure') yield* ofChests(terms as TermsOf<'treasure'>, path);
  }
}

export const shareOfBets = contentRule({
  name: 'share-of-bets',
  severity: 'error',
  page: 'Of each bet more goes back to players than the station allows: a rebate, a share of a friend’s bets, a bonus on bets, miles of the boat or a chest. The station keeps a few percent of what is bet, so a player who bets for this alone wins in the long run. Mostly a point was lost (5 for 0.5). Lower it, or raise costLimits.betPercentMost in the file of the station.',
  kinds: ['rebates', 'team', 'activities'],
  good: '{ "tiers": [{ "category": "live", "level": 1, "percent": "0.5" }] }',
  bad: '{ "tiers": [{ "category": "live", "level": 1, "percent": "50" }] }',
  quietAfter: ['repeated-tier', 'activity-terms'],
  *check({ kind, file, station }): Generator<RuleFinding> {
    const most = limitOf(station, 'betPercentMost');
    const shares =
      kind === 'rebates'
        ? ofRebates(file as ContentFiles['rebates'])
        : kind === 'team'
          ? ofFriends(file as ContentFiles['team'])
          : [...ofActivities(file as ContentFiles['activities'], most)];
    const seen = new Set<unknown>();
    for (const { path, share, what, given, isDivisor } of shares) {
      // One wrong figure of an activity makes all its later prizes dear as well.
      const owner = kind === 'activities' ? path[1] : path;
      if (share <= most || seen.has(owner)) continue;
      seen.add(owner);
      yield tooDear(
        path,
        {
          says: `${what} is ${formatMoney(share)} % of the bets at worst`,
          limit: 'betPercentMost',
          most,
          unit: '%',
          instead: 'Lower it',
        },
        given === undefined ? undefined : pointLost(path, given, share, most, isDivisor),
      );
    }
  },
});
