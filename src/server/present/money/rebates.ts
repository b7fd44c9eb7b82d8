// How a member's daily rebates are written.
import type { RebateDay } from '#contract/entities.generated.ts';
import { formatMoment, momentOrEmpty } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import type { MemberRebate } from '../../money/team/rebateClaims.ts';

export const presentRebate = ({
  day,
  amount,
  required,
  lines,
  state,
  reason,
  until,
  handledAt,
}: MemberRebate): RebateDay => ({
  day,
  amount: wireMoney(amount),
  required: wireMoney(required),
  lines: lines.map(({ category, validBet, rate, amount: part }) => ({
    category,
    validBet: wireMoney(BigInt(validBet)),
    rate,
    amount: wireMoney(BigInt(part)),
  })),
  state,
  reason,
  // The moment it ends belongs to it no more.
  until: until ? formatMoment(new Date(until.getTime() - 1000)) : '',
  handleTime: momentOrEmpty(handledAt),
});
