// Where a member stands in the activities of a station, and what became of it in the days before, in the language of the request.
import { localText } from '#station/station.ts';
import { formatMoney } from '#values/money.ts';
import type { ServerTextId } from '../../serverText.ts';
import { activitiesOfMember, type HistoryEntry } from '../../support/activities.ts';
import { missingKinds } from './missing.ts';
import type { TimelineContext } from './timeline/source.ts';

export interface StandingOfMember {
  kind: string;
  title: string;
  canTake: boolean;
  /** '' where something can be taken. */
  code: string;
  reason: string;
  /** Yuan, or a number of what is counted otherwise. */
  tasks: { kind: string; period: string; have: string; need: string }[];
}

export interface HappenedOfMember {
  at: Date;
  what: HistoryEntry['what'];
  title: string;
  state: string;
  reason: string;
  /** Null where it is about no money. */
  amount: bigint | null;
}

/** Standings of now with what the member does not find at all, and the 30 days before, the newest first. */
export async function activitiesOf(
  context: TimelineContext,
): Promise<{ standings: StandingOfMember[]; history: HappenedOfMember[] }> {
  const { db, station, account, now, locale, text } = context;
  const work = { db, now, station: station.code, stationName: station.name };
  const { standings, history } = await activitiesOfMember(work, null, { account: account.name });
  const shown = (value: bigint | number) => (typeof value === 'bigint' ? formatMoney(value) : String(value));
  const reasonOf = (id: ServerTextId | null | undefined, values: Readonly<Record<string, string>> = {}) =>
    id ? text(id, values) : '';
  const missing = await missingKinds(context, new Set(standings.map(({ kind }) => kind)));
  const off = new Set(missing.filter(({ code }) => code === 'screenOff').map(({ kind }) => kind as string));
  return {
    standings: [
      ...missing.map((one) => ({ ...one, canTake: false, tasks: [] })),
      ...standings
        .filter(({ kind }) => !off.has(kind))
        .map(({ kind, title, refusal, tasks, gift }) => ({
          kind,
          title: localText(title, locale),
          canTake: refusal === null,
          code: refusal?.code ?? '',
          reason: [reasonOf(refusal?.text, refusal?.values), reasonOf(gift?.reason)]
            .filter((part) => part !== '')
            .join(' · '),
          tasks: tasks.map((task) => ({
            kind: task.kind,
            period: task.period,
            have: shown(task.have),
            need: shown(task.need),
          })),
        })),
    ],
    history: history.map((entry) => happened(entry, context)),
  };
}

function happened(entry: HistoryEntry, { locale, text }: TimelineContext): HappenedOfMember {
  const { at, what } = entry;
  if (entry.what === 'noGift')
    return {
      at,
      what,
      title: `${localText(entry.offer, locale)} · ${entry.order}`,
      state: '',
      reason: entry.reason === null ? '' : text(entry.reason),
      amount: entry.amount,
    };
  if (entry.what === 'award')
    return {
      at,
      what,
      title: [entry.kind, entry.key, entry.prize === 'goods' ? localText(entry.goods, locale) : '']
        .filter((part) => part !== '')
        .join(' · '),
      state: entry.status,
      reason: entry.reason,
      amount: entry.prize === 'cash' ? entry.amount : null,
    };
  return {
    at,
    what,
    title: entry.kind,
    state: '',
    reason: text(entry.reason.text, entry.reason.values),
    amount: null,
  };
}
