// How the activities of a member are said: where the member stands, what was won, and why there was nothing.
import type { Standing } from '#server/activities/standing.ts';
import type { ServerTextId } from '#server/serverText.ts';
import type { HistoryEntry, MemberActivities, WaitingAward, WonPrize } from '#server/support/activities.ts';
import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatMoney } from '#values/money.ts';
import { say } from '../language.ts';
import { language } from '../spoken.ts';
import { orNone } from './row.ts';

/** The table has it as any text. */
const kindText = (kind: string): string => say(`support.activity.${kind}` as ServerTextId);

function prizeText(won: WonPrize): string {
  if (won.prize === 'cash') return say('support.prize.cash', { amount: formatMoney(won.amount) });
  if (won.prize === 'points') return say('support.prize.points', { amount: String(won.points) });
  return won.prize === 'goods' ? localText(won.goods, language()) : say('support.prize.none');
}

function taskText({ kind, period, need, have }: Standing['tasks'][number]): string {
  const shown = (value: bigint | number) => (typeof value === 'bigint' ? formatMoney(value) : String(value));
  return say('support.standing.task', {
    task: say(`support.task.${kind}`),
    span: say(`support.span.${period}`),
    have: shown(have),
    need: shown(need),
  });
}

function giftText({ state, gift, reason }: NonNullable<Standing['gift']>): string {
  const values = { state: say(`support.giftState.${state}`), amount: formatMoney(gift) };
  return reason === null
    ? say('support.standing.gift', values)
    : say('support.standing.giftReason', { ...values, reason: say(reason) });
}

function standingLine({ kind, title, refusal, tasks, figures, gift }: Standing): string {
  return [
    say('support.standing.activity', { kind: kindText(kind), title: localText(title, language()) }),
    refusal
      ? say('support.standing.nothingToTake', {
          code: refusal.code,
          reason: say(refusal.text, refusal.values),
        })
      : say('support.standing.canBeTaken'),
    ...tasks.map(taskText),
    ...Object.entries(figures).map(
      ([name, value]) => `${name} ${typeof value === 'bigint' ? formatMoney(value) : value}`,
    ),
    ...(gift ? [giftText(gift)] : []),
  ].join(' · ');
}

function entryText(entry: HistoryEntry): string {
  switch (entry.what) {
    case 'noGift': {
      const { order, amount, offer, reason } = entry;
      const values = { order, amount: formatMoney(amount), offer: localText(offer, language()) };
      return reason === null
        ? say('support.noGift', values)
        : say('support.noGiftReason', { ...values, reason: say(reason) });
    }
    case 'award':
      return say('support.award', {
        id: entry.id,
        kind: kindText(entry.kind),
        key: entry.key,
        prize: prizeText(entry),
        status: say(`support.award.${entry.status}`, { reason: entry.reason }),
        detail: JSON.stringify(entry.detail),
      });
    case 'refusal':
      return say('support.refusal', {
        kind: kindText(entry.kind),
        code: entry.reason.code,
        reason: say(entry.reason.text, entry.reason.values),
        times: entry.times,
        detail: JSON.stringify(entry.detail),
      });
  }
}

export const memberActivityLines = ({ at, standings, history }: MemberActivities): string[] => [
  say('support.standing.at', { at: formatMoment(at) }),
  ...orNone(standings.map(standingLine), say('support.standing.none')),
  say('support.standing.before'),
  ...orNone(
    history.map((entry) => `${formatMoment(entry.at)} · ${entryText(entry)}`),
    say('support.standing.nothing'),
  ),
];

export const waitingAwardLine = (award: WaitingAward): string =>
  say('support.awardWaiting', {
    id: award.id,
    account: award.account,
    at: formatMoment(award.at),
    kind: kindText(award.kind),
    title: localText(award.title, language()),
    prize: prizeText(award),
  });
