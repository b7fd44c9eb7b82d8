// The rule that the terms of an activity give what they promise: limits that can be reached, and something to reach them for.
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Change, Path } from '#station/read/diagnostic.ts';
import { formatMoney, parseMoney } from '#values/money.ts';
import type { TermsOf } from '../../activityTerms.ts';
import type { ContentFiles } from '../../content.generated.ts';
import { type SoundTerms, soundTerms } from '../../soundTerms.ts';
import { contentRule } from '../rule.ts';

const finding = (path: Path, message: string, consequence: string, fix?: [string, Change]): RuleFinding => ({
  path,
  at: 'value',
  message,
  consequence,
  fix: fix && { description: fix[0], safe: false, changes: [fix[1]] },
});

const set = (path: Path, value: unknown, what = `Write ${JSON.stringify(value)}`): [string, Change] => [
  what,
  { kind: 'set', path, value },
];

/** A most of a member that is below what the first step brings. */
function lowCap(path: Path, cap: bigint | null, first: bigint): RuleFinding | undefined {
  if (cap === null || cap >= first) return undefined;
  let meant = cap === 0n ? 0n : cap;
  while (meant > 0n && meant < first) meant *= 10n;
  const place = [...path, 'cap'];
  return finding(
    place,
    `The first step brings ${formatMoney(first)} yuan, and nobody gets more than ${formatMoney(cap)}.`,
    'Members get less than the page promises.',
    meant === 0n ? set(place, null, 'Leave out the limit') : set(place, formatMoney(meant)),
  );
}

type Offers = ContentFiles['deposit-offers'] | undefined;

function firstOffer({ item, path }: SoundTerms, offers: Offers): RuleFinding | undefined {
  const key = (item.terms as { offer?: string }).offer;
  const own = offers?.items.find((one) => one.key === key);
  if (!own || own.times === 'first') return undefined;
  const first = offers!.items.find((one) => one.times === 'first' && one.open !== false);
  const place = [...path, 'offer'];
  return finding(
    place,
    `The offer ${JSON.stringify(key)} is not one of the first deposit.`,
    'The page of the first deposit promises a gift of another deposit.',
    first && set(place, first.key),
  );
}

/** What else the file has, on which terms rest. */
interface Around {
  paysPoints: boolean;
  signsIn: boolean;
}

/** The first thing that cannot be as it is written. */
function idle(one: SoundTerms, offers: Offers, { paysPoints, signsIn }: Around): RuleFinding | undefined {
  const { kind, path } = one;
  switch (kind) {
    case 'firstRecharge':
      return firstOffer(one, offers);
    case 'redPacket': {
      const { perMember, count } = one.terms as TermsOf<'redPacket'>;
      const place = [...path, 'perMember'];
      return perMember > count
        ? finding(
            place,
            `A member may take ${perMember} of ${count} packets.`,
            'One member may take all of a round.',
            set(place, 1),
          )
        : undefined;
    }
    case 'treasure': {
      const { boxes } = one.terms as TermsOf<'treasure'>;
      const at = boxes.findIndex(({ stock }) => stock === 0);
      return at < 0
        ? unreached(
            boxes,
            ({ from }) => from,
            (box) => [...path, 'boxes', box, 'from'],
          )
        : noStock([...path, 'boxes', at, 'stock']);
    }
    case 'wheel':
    case 'midAutumn': {
      const steps = (one.terms as TermsOf<'wheel'>).steps;
      const signed = signsIn ? -1 : steps.findIndex(({ kind: what }) => what === 'signIn');
      if (signed >= 0) {
        return finding(
          [...path, 'steps', signed],
          'It gives a chance for signing in, and no activity of this file is signed in to.',
          'The page promises a chance that nobody gets.',
        );
      }
      if (kind === 'midAutumn') return undefined;
      const at = (one.terms as TermsOf<'wheel'>).sectors.findIndex(({ stock }) => stock === 0);
      return at < 0 ? undefined : noStock([...path, 'sectors', at, 'stock']);
    }
    case 'dragonBoat': {
      const { mode, metre, prizes, steps } = one.terms as TermsOf<'dragonBoat'>;
      const far = unreached(
        steps,
        ({ distance }) => metre * BigInt(distance),
        (at) => [...path, 'steps', at, 'distance'],
      );
      if (far) return far;
      const lacks = mode === 'rank' ? prizes.length === 0 : steps.length === 0;
      const other = mode === 'rank' ? steps.length > 0 : prizes.length > 0;
      const place = [...path, 'mode'];
      return lacks && other
        ? finding(
            place,
            mode === 'rank'
              ? 'Ranks are given prizes, and there are none.'
              : 'Steps are given prizes, and there are none.',
            'Nobody is given anything.',
            set(place, mode === 'rank' ? 'steps' : 'rank'),
          )
        : undefined;
    }
    case 'deficit': {
      const { tiers, cap } = one.terms as TermsOf<'deficit'>;
      const first = tiers.map(({ from, rate }) => (from * parseMoney(rate.text)) / parseMoney('100'));
      return lowCap(
        path,
        cap,
        first.reduce((a, b) => (a < b ? a : b)),
      );
    }
    case 'points': {
      const { toCash, toPoints } = one.terms as TermsOf<'points'>;
      if (!paysPoints)
        return finding(
          [...path.slice(0, -1), 'kind'],
          'No activity of this file gives points.',
          'Members find an exchange for what they can never earn.',
        );
      if (!toCash.enabled && !toPoints.enabled)
        return finding(
          [...path, 'toCash', 'enabled'],
          'Points can be exchanged neither way.',
          'Nobody can do anything here.',
          set([...path, 'toCash', 'enabled'], true),
        );
      const wrong = (
        [
          ['toPoints', toPoints],
          ['toCash', toCash],
        ] as const
      ).find(([, { min, daily }]) => daily !== null && BigInt(min) > BigInt(daily));
      if (!wrong) return undefined;
      const given = (one.item.terms as Record<string, { daily: unknown }>)[wrong[0]]!.daily;
      const place = [...path, wrong[0], 'min'];
      return finding(
        place,
        'The least of an exchange is above the most of a day.',
        'Nobody can exchange anything.',
        set(place, given),
      );
    }
    default:
      return undefined;
  }
}

/** Bets, or what is paid in, that no member reaches. */
const outOfReach = parseMoney('1000000000');

function unreached<Step>(
  steps: readonly Step[],
  asks: (step: Step) => bigint,
  pathOf: (at: number) => Path,
): RuleFinding | undefined {
  const at = steps.findIndex((step) => asks(step) >= outOfReach);
  return at < 0
    ? undefined
    : finding(pathOf(at), `It asks for ${formatMoney(asks(steps[at]!))} yuan.`, 'Nobody ever reaches it.');
}

const noStock = (path: Path): RuleFinding =>
  finding(
    path,
    'There is none of it from the beginning.',
    'The page shows a prize that nobody can win.',
    set(path, null, 'Leave out the limit'),
  );

const packet = (perMember: number): string =>
  `{ "items": [{ "key": "a", "kind": "redPacket", "type": "daily", "title": "A", "picture": "/art/a.svg", "content": "<p>A</p>", "terms": { "total": "88", "count": 50, "min": "0.5", "max": "8.8", "perMember": ${perMember}, "dailyLimit": 10, "minDeposit": "0", "minBet": "0", "everyMinutes": 10, "times": [], "minutes": 8 } }] }`;

export const idleTerms = contentRule({
  name: 'idle-terms',
  severity: 'warning',
  page: 'The terms of an activity cannot be as they are written: a prize of which there are none from the beginning, a most below what the first step brings, ranks without prizes, an exchange whose least is above its most, or of points that nothing gives, a chance for signing in where nobody signs in, a member who may take more packets than there are, a page of the first deposit with an offer of another deposit. Members are promised what nobody gets.',
  kinds: ['activities'],
  good: packet(1),
  bad: packet(100),
  quietAfter: [
    'activity-terms',
    'free-gift',
    'share-of-bets',
    'share-of-losses',
    'falling-prize',
    'unknown-reference',
    'nobody-taken',
  ],
  *check({ file, beside }) {
    // The unit of a sign-in or the kind of a prize, also of terms that are not sound yet.
    const paysPoints = file.items.some(
      ({ kind, terms }) => kind !== 'points' && JSON.stringify(terms ?? {}).includes('"points"'),
    );
    const signsIn = file.items.some(({ kind }) => kind === 'signIn');
    for (const one of soundTerms(file)) {
      const found = idle(one, beside['deposit-offers'], { paysPoints, signsIn });
      if (found) yield found;
    }
  },
});
