// The English account of a settlement, for support and the command line; screens make their own from the figures.

import { formatMoney } from '#values/money.ts';
import type { Draw } from '../play.ts';
import { shown } from '../refusal.ts';
import type { Bet, OfficialBet } from './bet.ts';
import { isOfficial } from './bet.ts';
import { haoMa } from './haoMa.ts';
import type { Settlement, TierResult } from './settle.ts';

function named({ tier, units }: TierResult): string {
  return `${units} × ${tier === 'default' ? 'unit' : tier}`;
}

function officialPart(tier: TierResult): string {
  return `${named(tier)} at ${formatMoney(tier.each)}`;
}

function creditPart(tier: TierResult): string {
  if (tier.refunded) return `${named(tier)} refunded ${formatMoney(tier.each)}`;
  const odds = tier.odds.map(formatMoney).join(' × ');
  const hits = tier.hits > 1 ? `, ${tier.hits} hits` : '';
  return `${named(tier)} at odds ${odds}${hits} pays ${formatMoney(tier.each)}`;
}

function officialFactors({ terms }: OfficialBet): string {
  const price = formatMoney(terms.basePrice);
  return `group ${formatMoney(terms.bonusGroup)}, price ${price}, mode 1/${terms.moneyMode}, ${terms.multiple} times`;
}

/** Says why a bet was paid what it was paid, in one sentence or two. */
export function explain(bet: Bet, draw: Draw, settlement: Settlement): string {
  const { units, winningUnits, pushUnits, stake, payout, rebate, tiers } = settlement;
  const picks = shown(haoMa(bet.play, bet.selection));
  const facts = `${bet.play.name} ${picks} on draw ${draw.join(' ')}: ${winningUnits} of ${units} units won`;
  const refunded = pushUnits > 0 ? `, ${pushUnits} refunded` : '';
  const parts = tiers.map(isOfficial(bet) ? officialPart : creditPart).join('; ');
  const terms = isOfficial(bet) ? officialFactors(bet) : `${formatMoney(bet.terms.unitAmount)} a unit`;
  const capped =
    payout < settlement.winnings + settlement.refunds
      ? `, cut to the cap from ${formatMoney(settlement.winnings + settlement.refunds)}`
      : '';
  const returned = rebate > 0n ? ` Rebate ${formatMoney(rebate)}.` : '';
  return `${facts}${refunded}${parts && ` (${parts})`}; ${terms}: stake ${formatMoney(stake)}, payout ${formatMoney(payout)}${capped}.${returned}`;
}
