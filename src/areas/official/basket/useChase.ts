// The chase of a basket as it is planned: which periods it may take, what they cost, and what is said of it.
import { useEffect, useState } from 'react';
import type { Lottery } from '#contract/entities.generated.ts';
import { todayUnOpens } from '#contract/lottery.generated.ts';
import { useSite } from '#kit/page/site.ts';
import type { RunningPeriod } from '#play/lottery-page/usePeriod.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import type { SlipLine } from '../slip.ts';
import { type ChasePlan, chaseFaultText, chaseRows, firstPlan } from './chasePlan.ts';

interface ChaseOptions {
  slip: readonly SlipLine[];
  lottery: Lottery;
  running: RunningPeriod;
  isChase: boolean;
}

/** `ofOne` is the stake of one period. */
export function useChase({ slip, lottery, running, isChase }: ChaseOptions, ofOne: bigint) {
  const t = useText();
  const { visitor } = useSite();
  const { qiHao } = running.period;
  const [typed, setPlan] = useState<ChasePlan | null>(null);
  /** A guest chooses the periods once they are in; until then one period's cost is shown. */
  const asked = isChase && visitor.login;
  const unOpens = useCall(todayUnOpens, asked ? { lotCode: lottery.lotCode } : null, { silent: true });
  const { mutate: reloadUnOpens } = unOpens;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another period the list is another
  useEffect(() => {
    if (asked) void reloadUnOpens().catch(() => undefined);
  }, [asked, qiHao, reloadUnOpens]);

  const leastPrize = slip.reduce(
    (low, each) => (low === 0n || each.leastPrize < low ? each.leastPrize : low),
    0n,
  );
  const left = (unOpens.data?.list ?? [])
    .map((each) => each.qiHao)
    .filter((each) => each > qiHao || (each === qiHao && !running.isSealed));
  const first = left[0] ?? '';
  // The first period may seal while the plan is looked at: what follows moves up, and a notice says so.
  const [seenFirst, setSeenFirst] = useState('');
  if (isChase && seenFirst === '' && first !== '') setSeenFirst(first);
  const change = (next: ChasePlan): void => {
    setPlan(next);
    setSeenFirst('');
  };
  const hasMoved = seenFirst !== '' && first !== '' && seenFirst !== first;
  const plan = typed ?? firstPlan(left.length);
  const rows = chaseRows(plan, { stake: ofOne, leastPrize }, left);
  const fault = isChase && chaseFaultText(rows, plan, left.length, t);
  const moved = isChase && hasMoved && t('official.chase.moved', { before: seenFirst, now: first });
  return {
    asked,
    unOpens,
    /** Periods it can take. */
    most: left.length,
    plan,
    change,
    rows,
    isPlanned: rows.fault === null && rows.rows.length > 0,
    /** In all. */
    stake: asked ? rows.total : ofOne,
    // The period of the largest multiple wins most.
    times: asked ? Math.max(1, ...rows.rows.map(({ multiple }) => multiple ?? 1)) : 1,
    /** What is wrong with it, or that its first period is another. */
    notice: fault === false ? moved : fault,
  };
}
