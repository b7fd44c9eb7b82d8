// The red packet as the engine sees it: what a grab takes, and when packets open. Who gets which part is decided by red_packet_grab().
import { refused } from '#rules/refused.ts';
import { startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import type { Activity } from '../activity.ts';
import { daySpan, type Facts, type PacketFact } from '../facts.ts';
import { awardsOf, commonRefusal, entryTasks, type KindRules, shortOf, type Task } from '../kind.ts';

const minuteMs = 60_000;

/** What a member must have deposited and bet today. */
export function conditionsOf({ terms }: Activity<'redPacket'>, facts: Facts): Task[] {
  const { deposits, validBet } = facts.on(daySpan(facts.today));
  const all: Task[] = [
    { kind: 'deposit', period: 'day', need: terms.minDeposit, have: deposits },
    { kind: 'bet', period: 'day', need: terms.minBet, have: validBet },
  ];
  return all.filter(({ need }) => need > 0n);
}

/** Minutes of the day at which packets open. */
function openingMinutes({ terms: { everyMinutes, times } }: Activity<'redPacket'>): number[] {
  if (everyMinutes > 0)
    return Array.from({ length: 1440 / everyMinutes }, (_, index) => index * everyMinutes);
  return times.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))).toSorted((a, b) => a - b);
}

/** The openings of today and tomorrow that have not closed yet, within the days of the activity. */
export function openingsAfter(
  activity: Activity<'redPacket'>,
  now: Date,
): { opensAt: Date; closesAt: Date }[] {
  const today = dayOf(now);
  return [today, addDays(today, 1)]
    .filter((day) => activity.start <= day && day <= activity.end)
    .flatMap((day) =>
      openingMinutes(activity).map((minute) => {
        const opensAt = new Date(startOfDay(day).getTime() + minute * minuteMs);
        return { opensAt, closesAt: new Date(opensAt.getTime() + activity.terms.minutes * minuteMs) };
      }),
    )
    .filter(({ closesAt }) => closesAt > now);
}

/** The packet that a member is judged by: of those that are open one with parts left, if any. */
function openPacket(activity: Activity<'redPacket'>, { packets }: Facts): PacketFact | undefined {
  const here = packets.filter((packet) => packet.activity === activity.id);
  return here.find(({ isEmpty }) => !isEmpty) ?? here[0];
}

export const redPacketKind: KindRules<'redPacket'> = {
  spans: (_, today) => [daySpan(today)],
  // A packet that opened before midnight may be open still.
  since: (_, today) => addDays(today, -1),
  judge(activity, facts) {
    const tasks = [...entryTasks(activity, facts), ...conditionsOf(activity, facts)];
    const own = awardsOf(activity, facts);
    const { perMember, dailyLimit } = activity.terms;
    const open = openPacket(activity, facts);
    const ofPacket = open ? own.filter(({ key }) => key.startsWith(`${open.id}#`)).length : 0;
    const ofDay = own.filter(({ day }) => day === facts.today).length;
    const refusal =
      commonRefusal(activity, facts) ??
      (open ? null : refused('NO_PACKET')) ??
      shortOf(tasks) ??
      (ofPacket >= perMember ? refused('ALREADY_GRABBED') : null) ??
      (dailyLimit > 0 && ofDay >= dailyLimit ? refused('DAILY_LIMIT') : null) ??
      (open?.isEmpty ? refused('EMPTY') : null);
    return { tasks, refusal };
  },
  claims(activity, facts) {
    const open = openPacket(activity, facts);
    if (!open) return [];
    const { min: least, max: most } = activity.terms;
    const until = open.closesAt < activity.row.ends_at ? open.closesAt : activity.row.ends_at;
    return [{ way: 'take', part: open.id, prize: { kind: 'drawn', least, most }, count: 1, until }];
  },
  opensNext: (activity, { now }) =>
    openingsAfter(activity, now).find(({ opensAt }) => opensAt > now)?.opensAt ?? null,
};
