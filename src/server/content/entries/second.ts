// For what kind of approval a change of content needs limits, and how much it is about.
import type { ContentFacts, ContentKind as KindName } from '#content/content.generated.ts';
import { parseMoney } from '#values/money.ts';
import type { Difference } from '../differenceText.ts';
import type { Item } from '../kind.ts';
import { isSame } from '../rows.ts';
import type { OfferCost } from './cost.ts';
import type { EntryChange } from './entries.ts';

type ApprovalKind = ContentFacts['control']['limits'][number]['kind'];

/** What a change is asked for as. */
export interface Second {
  kind: ApprovalKind;
  /** 0.0001 yuan; of odds, 0.0001 percent. */
  amount: bigint;
  /** Nothing bounds it: a second person every time, whatever the limits say. */
  isAlways: boolean;
}

/** The approval that a kind of content stands under; kinds that move no money stand under none. */
const approvalOf: Partial<Record<KindName, ApprovalKind>> = {
  'pay-methods': 'account',
  control: 'staff',
  lotteries: 'odds',
  'play-settings': 'odds',
  'card-types': 'payout',
  'withdrawal-rules': 'payout',
  'deposit-offers': 'offer',
  coupons: 'offer',
  activities: 'offer',
  interest: 'offer',
  rebates: 'offer',
  team: 'offer',
  'deposit-settings': 'offer',
  applications: 'offer',
};

/** The approval kind of a kind of content; undefined where anybody who writes content may change it alone. */
export const approvalKindOf = (kind: KindName): ApprovalKind | undefined => approvalOf[kind];

/** It goes, or closes, and nothing else: what costs less needs nobody's yes. */
function onlyCloses({ before, after }: EntryChange): boolean {
  if (!after) return true;
  if (after.open !== false) return false;
  const { open: _was, ...old } = before ?? ({} as Item);
  const { open: _is, ...next } = after;
  return isSame(old, next) || before === null;
}

type OddsRow = { play: string; outcome: string; odds: string };
const oddsIn = (entry: Item | null): Map<string, bigint> =>
  new Map(
    ((entry?.odds ?? []) as unknown as readonly OddsRow[]).map(({ play, outcome, odds }) => [
      `${play} ${outcome}`,
      parseMoney(odds),
    ]),
  );

/** By how much the return of the outcome that gains most changes, in 0.0001 percent; odds that had none of their own change by all of it. */
function oddsChange({ before, after }: EntryChange): bigint {
  const [old, next] = [oddsIn(before), oddsIn(after)];
  const hundredPercent = 1_000_000n;
  let most = 0n;
  for (const name of new Set([...old.keys(), ...next.keys()])) {
    const [was, is] = [old.get(name), next.get(name)];
    if (was === is) continue;
    const change =
      was === undefined || is === undefined
        ? hundredPercent
        : ((is > was ? is - was : was - is) * hundredPercent) / was;
    if (change > most) most = change;
  }
  return most;
}

/** Kinds whose cost follows from all bets or deposits that will ever come. */
const unbounded: ReadonlySet<KindName> = new Set([
  'interest',
  'rebates',
  'team',
  'deposit-settings',
  'applications',
  'card-types',
  'withdrawal-rules',
]);

/** What changes ask for; null where they may be made alone. More than one kind at once is `'several'`: they are made one after the other. */
export function secondFor(
  changes: readonly EntryChange[],
  differences: readonly Difference[],
  costs: readonly OfferCost[],
): Second | 'several' | null {
  const asked = changes.flatMap((change): Second[] => {
    const { kind, key } = change;
    const approval = approvalOf[kind];
    const own = differences.filter((one) => one.kind === kind && (one.key ?? '') === key);
    const isWordsAlone = own.length > 0 && own.every(({ effect }) => effect !== 'money');
    if (!approval || onlyCloses(change)) return [];
    if (approval === 'offer' && isWordsAlone) return [];
    if (approval === 'odds') return [{ kind: approval, amount: oddsChange(change), isAlways: false }];
    if (unbounded.has(kind)) return [{ kind: approval, amount: 0n, isAlways: true }];
    if (approval !== 'offer') return [{ kind: approval, amount: 0n, isAlways: true }];
    const cost = costs.find((one) => one.kind === kind && one.key === key);
    return [{ kind: approval, amount: cost?.worst ?? 0n, isAlways: cost?.worst === null }];
  });
  const kinds = new Set(asked.map(({ kind }) => kind));
  if (kinds.size > 1) return 'several';
  if (asked.length === 0) return null;
  return {
    kind: asked[0]!.kind,
    amount: asked.reduce((sum, { amount }) => sum + amount, 0n),
    isAlways: asked.some(({ isAlways }) => isAlways),
  };
}
