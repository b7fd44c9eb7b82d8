// Reading what the player has bet on the period that is on sale, and how the last draw ended for him: nothing is asked in the rush after a draw that he does not wait for.

import { useEffect, useRef, useState } from 'react';
import { onMaybeStale } from '#browser/pageLifecycle.ts';
import { type PeriodBetsAnswer, periodBets } from '#contract/lottery.generated.ts';
import { pollMs } from '#contract/pace.ts';
import { useCall } from '#transport/useCall.ts';
import type { Outcome } from '../../parts/keptOutcomes.ts';
import type { Play } from '../../usePlay.ts';
import { useAfterDraw } from './useAfterDraw.ts';

type Playing = Pick<Play, 'lottery' | 'account' | 'period' | 'drawn' | 'onSettled' | 'moved'>;

export interface OwnBets {
  /** Undefined until it is known. A period that follows another is taken for one without bets until it is asked for. */
  data: PeriodBetsAnswer | undefined;
  /** The same of a period before it, as it was known then. */
  knownOf: (qiHao: string) => PeriodBetsAnswer | undefined;
  /** How the draw on screen ended. */
  outcome: Outcome | undefined;
}

/** What was answered about a period. Once its bets are settled they are no longer among them. */
interface Known {
  qiHao: string;
  data: PeriodBetsAnswer;
  hadAny: boolean;
}

const none: PeriodBetsAnswer = { list: [], count: 0, buyMoney: '0.00', rules: '' };
const later = (): number => performance.now() % pollMs;

export function useOwnBets({ lottery, account, period, drawn, onSettled, moved }: Playing): OwnBets {
  const { lotCode } = lottery;
  const qiHao = period.data?.period.qiHao;
  const [asked, setAsked] = useState({ lotCode, qiHao });
  const isAsked = asked.lotCode === lotCode && asked.qiHao === qiHao;
  /** On a period that has just begun there are none yet, but for chases and what was bet on another device. */
  const isNext = !isAsked && asked.lotCode === lotCode && asked.qiHao !== undefined;
  useEffect(() => {
    if (isAsked) return;
    const timer = setTimeout(() => setAsked({ lotCode, qiHao }), isNext ? later() : 0);
    return () => clearTimeout(timer);
  }, [isAsked, isNext, lotCode, qiHao]);
  const { data, mutate } = useCall(
    periodBets,
    account !== '' && qiHao && !isNext ? { lotCode, qiHao } : null,
    { silent: true },
  );

  const [known, setKnown] = useState<readonly Known[]>([]);
  useEffect(() => {
    if (!data || qiHao === undefined) return;
    setKnown((before) => {
      const hadAny = data.count > 0 || before.some((each) => each.qiHao === qiHao && each.hadAny);
      return [{ qiHao, data, hadAny }, ...before.filter((each) => each.qiHao !== qiHao)].slice(0, 2);
    });
  }, [data, qiHao]);
  const knownOf = (of: string) => known.find((each) => each.qiHao === of)?.data;
  const hasSettled = useRef(false);
  const outcome = useAfterDraw({
    lotCode,
    account,
    drawn,
    hadNone: (of) => known.some((each) => each.qiHao === of && !each.hadAny),
    onSettled() {
      hasSettled.current = true;
      onSettled();
    },
  });
  const seenMoved = useRef(moved);
  useEffect(() => {
    if (seenMoved.current === moved) return;
    seenMoved.current = moved;
    // A settlement changes nothing of what is on sale, but for a chase that stops.
    const waitMs = hasSettled.current ? later() : 0;
    hasSettled.current = false;
    const timer = setTimeout(() => {
      setAsked({ lotCode, qiHao });
      void mutate().catch(() => undefined);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [moved, mutate, lotCode, qiHao]);
  useEffect(
    () =>
      onMaybeStale(() => {
        setAsked({ lotCode, qiHao });
        void mutate().catch(() => undefined);
      }),
    [mutate, lotCode, qiHao],
  );
  return { data: isNext ? none : data, knownOf, outcome };
}
