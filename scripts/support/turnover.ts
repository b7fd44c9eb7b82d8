// Owns what support sees and corrects of a member's turnover: which payments still ask for bets, and how much each does.
import { requireTurnover, setRequired, type TurnoverItem, turnoverOf } from '#server/money/turnover.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan, readMoney } from '#values/money.ts';
import { say } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { type AtAccount, begin, intentOf, memberNamed, reportTo, yuanOf } from './accounts.ts';
import { numberOf } from './arguments.ts';

const lineOf = ({ id, source, refType, refId, required, done, at }: TurnoverItem): string =>
  say('support.turnover.line', {
    id: String(id),
    source,
    type: refType,
    ref: refId,
    at: formatMoment(at),
    done: formatYuan(done),
    required: formatYuan(required),
  });

/** The payments that still ask for bets, the oldest first, with the number that a correction names. */
async function listTurnover({ db }: AtAccount, name: string | undefined): Promise<string[]> {
  const { id } = await memberNamed(db, name);
  const { items, missing, required } = await turnoverOf(db, id);
  if (items.length === 0) return [say('support.turnover.none')];
  return [
    ...items.map(lineOf),
    say('support.turnover.missing', { missing: formatYuan(missing), required: formatYuan(required) }),
  ];
}

/** Asks for bets that no payment asked for, once for each intent. False where this intent did so before. */
async function addTurnover(
  { db, station, now }: AtAccount,
  accountId: number,
  yuan: string | undefined,
  intent: string,
): Promise<boolean> {
  return await requireTurnover(db, {
    station,
    accountId,
    source: 'manual',
    refType: 'turnoverByHand',
    refId: intent,
    base: yuanOf(yuan),
    factor: 100,
    at: now,
  });
}

/** Says what one payment asks for from now on; 0 ends it. False where it asks for that already. */
async function setTurnover(
  { db, now }: AtAccount,
  accountId: number,
  number: bigint,
  yuan: string | undefined,
): Promise<boolean> {
  const required = /^\d{1,10}(?:\.\d{1,4})?$/.test(yuan ?? '') ? readMoney(yuan) : undefined;
  if (required === undefined) throw new WrongUsage(say('support.turnover.form'));
  const done = await setRequired(db, accountId, number, required, now);
  if (done === 'unknown') throw new WrongUsage(say('support.turnover.unknown', { number: String(number) }));
  return done === 'changed';
}

/** Lists a member's turnover, sets what one payment asks for, or adds some. */
export async function atTurnover(
  at: AtAccount,
  [name, which, yuan, why]: readonly (string | undefined)[],
  intent: string | undefined,
): Promise<string[]> {
  if (which === undefined) return await listTurnover(at, name);
  const isAdded = which === 'add';
  if (!isAdded && intent !== undefined) throw new WrongUsage(say('support.turnover.intent'));
  const named = isAdded ? intentOf(intent) : '';
  const { account, reason } = await begin(at, name, why);
  const isChanged = isAdded
    ? await addTurnover(at, account.id, yuan, named)
    : await setTurnover(at, account.id, numberOf(which), yuan);
  const { missing, required } = await turnoverOf(at.db, account.id);
  const stands = say('support.turnover.stands', {
    name: account.name,
    missing: formatYuan(missing),
    required: formatYuan(required),
  });
  if (!isChanged) {
    at.note.forget();
    return [say('support.turnover.before', { stands })];
  }
  await reportTo(at, account, 'server.mail.byTurnover', { missing: formatYuan(missing), reason });
  return [stands];
}
