// What support sees and corrects of a member's turnover: which payments still ask for bets, and how much each does.
import { formatYuan } from '#values/money.ts';
import { requireTurnover, setRequired, turnoverOf } from '../../money/turnover.ts';
import { Refusal } from '../../refusal.ts';
import type { Supporter, SupportWork } from '../command.ts';
import { amountOf, intentOf, numberOf, type Written, yuanOf } from '../input.ts';
import { begin, memberNamed, reportTo } from '../member.ts';

export interface OpenTurnover {
  missing: bigint;
  required: bigint;
  /** The payments that ask for bets, the oldest first, with the number that a correction names. */
  items: {
    id: string;
    source: string;
    refType: string;
    refId: string;
    done: bigint;
    required: bigint;
    at: Date;
  }[];
}

export async function listTurnover(
  { db }: SupportWork,
  _: unknown,
  { account }: { account: Written },
): Promise<OpenTurnover> {
  const { items, missing, required } = await turnoverOf(db, (await memberNamed(db, account)).id);
  return {
    missing,
    required,
    items: items.map(({ id, source, refType, refId, done, required, at }) => ({
      id: String(id),
      source,
      refType,
      refId,
      done,
      required,
      at,
    })),
  };
}

/** What the member has to bet from now on; `isChanged` is false where that was so before. */
export interface ChangedTurnover {
  name: string;
  isChanged: boolean;
  missing: bigint;
  required: bigint;
}

async function changed(
  work: SupportWork,
  who: Supporter,
  { account: name, reason: why }: { account: Written; reason: Written },
  change: (accountId: number) => Promise<boolean>,
): Promise<ChangedTurnover> {
  const { account, reason } = await begin(work, who, name, why);
  const isChanged = await change(account.id);
  const { missing, required } = await turnoverOf(work.db, account.id);
  if (!isChanged) who.note.forget();
  else await reportTo(work, account, 'server.mail.byTurnover', { missing: formatYuan(missing), reason });
  return { name: account.name, isChanged, missing, required };
}

/** Asks for bets that no payment asked for, once for each intent. */
export async function addTurnover(
  work: SupportWork,
  who: Supporter,
  { yuan, intent, ...about }: { account: Written; yuan: Written; reason: Written; intent: Written },
): Promise<ChangedTurnover> {
  const refId = intentOf(intent);
  const { db, station, now } = work;
  return await changed(work, who, about, (accountId) =>
    requireTurnover(db, {
      station,
      accountId,
      source: 'manual',
      refType: 'turnoverByHand',
      refId,
      base: yuanOf(yuan),
      factor: 100,
      at: now,
    }),
  );
}

/** Says what one payment asks for from now on; 0 ends it. */
export const setTurnover = (
  work: SupportWork,
  who: Supporter,
  { number, yuan, ...about }: { account: Written; number: Written; yuan: Written; reason: Written },
): Promise<ChangedTurnover> =>
  changed(work, who, about, async (accountId) => {
    const item = numberOf(number);
    const required = amountOf(yuan);
    if (required === undefined) throw new Refusal('support.turnover.form');
    const done = await setRequired(work.db, accountId, item, required, work.now);
    if (done === 'unknown')
      throw new Refusal('support.turnover.unknown', { values: { number: String(item) } });
    return done === 'changed';
  });
