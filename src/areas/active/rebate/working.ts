// How the figures of rebate and bonus come about, as lines a player can add up.
import type { BonusGetInfoAnswer, DeficitGetInfoAnswer } from '#contract/activity.generated.ts';
import type { t as say } from '#texts/text.ts';
import { amountText, shortAmount } from '#values/amount.ts';
import { parseMoney, wireMoney } from '#values/money.ts';

type Line = readonly [name: string, value: string];

/** The highest step that a figure reaches; undefined for none. */
export const tierReached = <Tier extends { from: string }>(
  tiers: readonly Tier[],
  figure: string,
): Tier | undefined => tiers.findLast(({ from }) => Number(figure) >= Number(from));

/** Loss = valid bets - payouts - gifts, so the payouts are what the other three leave. */
export const payoutsOf = ({
  validBet,
  loss,
  gifts,
}: Pick<DeficitGetInfoAnswer, 'validBet' | 'loss' | 'gifts'>): string =>
  wireMoney(parseMoney(validBet) - parseMoney(gifts) - parseMoney(loss));

export function deficitWorking(info: DeficitGetInfoAnswer, t: typeof say): Line[] {
  const { validBet, loss, gifts, rate, reward, cap } = info;
  const isLoss = Number(loss) >= 0;
  return [
    // To the last digit: cut to cents, the lines would not add up.
    [t('active.deficit.validBet'), amountText(validBet, true)],
    [t('active.deficit.payouts'), `− ${amountText(payoutsOf(info), true)}`],
    [t('active.deficit.gifts'), `− ${amountText(gifts, true)}`],
    isLoss
      ? [t('active.deficit.netLoss'), amountText(loss, true)]
      : [t('active.deficit.netWin'), amountText(loss.replace('-', ''), true)],
    [t('active.deficit.rate'), rate === '' ? t('active.deficit.noTier') : `× ${rate}%`],
    [t('active.deficit.reward'), amountText(reward)],
    ...(Number(cap) > 0 && reward === cap
      ? [[t('active.deficit.capped'), t('active.cap', { amount: shortAmount(cap) })] as const]
      : []),
  ];
}

export function bonusWorking({ validBet, rate, amount, level }: BonusGetInfoAnswer, t: typeof say): Line[] {
  return [
    [t('active.bonus.validBet'), amountText(validBet)],
    [t('active.bonus.level'), t('active.bonus.ofLevel', { level: String(level) })],
    [t('active.bonus.rate'), rate === '' ? t('active.deficit.noTier') : `× ${rate}‰`],
    [t('active.bonus.amount'), amountText(amount)],
  ];
}

export interface LevelGroup {
  first: number;
  last: number;
  /** Of each step. */
  rates: (string | undefined)[];
}

/** The rates by level, neighbouring levels with the same rates in one row. */
export function levelGroups(steps: BonusGetInfoAnswer['steps']): LevelGroup[] {
  const levels = [...new Set(steps.flatMap(({ rates }) => rates.map(({ level }) => level)))];
  const groups: LevelGroup[] = [];
  for (const level of levels.toSorted((a, b) => a - b)) {
    const rates = steps.map((step) => step.rates.find((one) => one.level === level)?.rate);
    const before = groups.at(-1);
    if (before && before.last === level - 1 && before.rates.join() === rates.join()) before.last = level;
    else groups.push({ first: level, last: level, rates });
  }
  return groups;
}
