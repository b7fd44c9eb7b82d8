// Claiming, one after another, by the call of each kind: what came of each, and a press that met no answer, which the next one repeats.
import { useEffect, useRef, useState } from 'react';
import { claimLevel } from '#contract/account.generated.ts';
import {
  activityPlay,
  bonusReceive,
  type ClaimsAnswer,
  deficitReceive,
  dragonBoatReceive,
  rebateReceive,
  redPacketGrab,
  signInSign,
  treasureFetch,
} from '#contract/activity.generated.ts';
import type { ActivityAward, ActivityClaim, RebateDay } from '#contract/entities.generated.ts';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { markAnswersStale } from '#transport/cache.ts';
import { CallFailure } from '#transport/failure.ts';
import { newIntentId, type SendOptions, send } from '#transport/send.ts';

/** The daily rebate of a day, and what the own level gives: claimed like what activities give. */
export type RebateClaim = RebateDay & { readonly kind: 'rebate' };
export type LevelClaim = ClaimsAnswer['levels'][number] & { readonly kind: 'level' };
export type TodayClaim = ActivityClaim | RebateClaim | LevelClaim;

export const rebateClaims = (rebates: readonly RebateDay[]): RebateClaim[] =>
  rebates.map((rebate) => ({ ...rebate, kind: 'rebate' }));
export const levelClaims = (levels: ClaimsAnswer['levels']): LevelClaim[] =>
  levels.map((level) => ({ ...level, kind: 'level' }));

export interface Outcome {
  claim: TodayClaim;
  /** What was given, or waits for the operator; null where nothing was. */
  award: Pick<ActivityAward, 'prize' | 'status'> | null;
  /** Why there was nothing, in words of the server; empty where an answer is missing. */
  reason: string;
  isUnanswered: boolean;
}

/** Whether it is of the member's own bets and level, and of no activity. */
export const isOfMember = (claim: TodayClaim): claim is RebateClaim | LevelClaim =>
  claim.kind === 'rebate' || claim.kind === 'level';

/** A claim among all of a day; also the end of its intent's id. */
export function keyOf(claim: TodayClaim): string {
  if (claim.kind === 'rebate') return `rebate-${claim.day}`;
  if (claim.kind === 'level') return `level-${claim.what}`;
  return `${claim.activityId}-${claim.part}`;
}

type Sent = Promise<{ award: Exclude<Outcome['award'], null> }>;

const calls: {
  readonly [Kind in ActivityClaim['kind']]?: (claim: ActivityClaim, how: SendOptions) => Sent;
} = {
  signIn: (_, how) => send(signInSign, {}, how),
  bonus: (_, how) => send(bonusReceive, {}, how),
  deficit: (_, how) => send(deficitReceive, {}, how),
  dragonBoat: ({ part }, how) => send(dragonBoatReceive, { step: part }, how),
  treasure: ({ part }, how) => send(treasureFetch, { step: part }, how),
  redPacket: ({ part }, how) => send(redPacketGrab, { packetId: part }, how),
  general: ({ activityId }, how) => send(activityPlay, { activityId }, how),
};

/** What came of a claim that is paid at once. */
const paid = ({ amount }: { amount: string }) => ({
  award: { prize: { kind: 'cash' as const, value: amount }, status: AwardStatus.given },
});

async function take(claim: TodayClaim, how: SendOptions): Sent {
  if (claim.kind === 'rebate') return paid(await send(rebateReceive, { day: claim.day }, how));
  if (claim.kind === 'level') return paid(await send(claimLevel, { what: claim.what }, how));
  return calls[claim.kind]!(claim, how);
}

/** Whether a press takes it: what is played is won on its own page. */
export const isPressed = (claim: TodayClaim): boolean =>
  isOfMember(claim) || (claim.way !== 'play' && claim.kind in calls);

/** The rest would fare no better: no line, no session, or a break that has begun. */
const endsAll = ({ kind, code }: CallFailure): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  kind === 'notLoggedIn' ||
  kind === 'loggedInElsewhere' ||
  code === 'inBreak';

export interface Claiming {
  /** Takes these and what met no answer before; one that is refused keeps none of the others. Does nothing while others are under way. */
  claim(claims: readonly TodayClaim[]): Promise<void>;
  /** Of the last press, in its order. */
  outcomes: readonly Outcome[];
  /** Whether this one was answered since the list was read, so that it is there no more. */
  isAnswered(claim: TodayClaim): boolean;
  /** What is being taken at this moment; null where nothing is. */
  current: string | null;
  isClaiming: boolean;
}

/** `onDone` reads again what is there; not where the line is lost, which would meet no answer either. */
export function useClaiming(onDone: () => Promise<unknown>): Claiming {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  const [isClaiming, setClaiming] = useState(false);
  const isBusy = useRef(false);
  /** Ids of those that met no answer: whatever was given under them is not given again. */
  const intents = useRef(new Map<string, string>());
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });

  const claimOne = async (claim: TodayClaim, press: string): Promise<Outcome & { isLast?: boolean }> => {
    const key = keyOf(claim);
    const intentId = intents.current.get(key) ?? `${press}-${key}`;
    intents.current.set(key, intentId);
    try {
      const { award } = await take(claim, { intentId, silent: true });
      intents.current.delete(key);
      return { claim, award, reason: '', isUnanswered: false };
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const isRefused = error.kind === 'refused';
      if (isRefused) intents.current.delete(key);
      return {
        claim,
        award: null,
        reason: isRefused ? error.msg : '',
        isUnanswered: !isRefused,
        isLast: endsAll(error),
      };
    }
  };

  const claim = async (claims: readonly TodayClaim[]): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setClaiming(true);
    const press = newIntentId();
    const before = outcomes.filter(({ isUnanswered }) => isUnanswered).map((outcome) => outcome.claim);
    const all = new Map([...before, ...claims].map((each) => [keyOf(each), each]));
    const done: Outcome[] = [];
    let isStopped = false;
    try {
      for (const [key, each] of all) {
        setCurrent(key);
        const { isLast = false, ...outcome } = await claimOne(each, press);
        done.push(outcome);
        if (!outcome.isUnanswered) setAnswered((before) => new Set(before).add(key));
        isStopped = isLast;
        if (isStopped) break;
      }
      // Those that were not reached again still wait for their answer.
      for (const each of before)
        if (!done.some((outcome) => keyOf(outcome.claim) === keyOf(each)))
          done.push({ claim: each, award: null, reason: '', isUnanswered: true });
      setOutcomes(done);
      markAnswersStale();
      if (isStopped && done.some(({ isUnanswered }) => isUnanswered)) return;
      await latest.current();
      setAnswered(new Set());
    } finally {
      setCurrent(null);
      setClaiming(false);
      isBusy.current = false;
    }
  };

  const isAnswered = (each: TodayClaim): boolean => answered.has(keyOf(each));
  return { claim, outcomes, isAnswered, current, isClaiming };
}
