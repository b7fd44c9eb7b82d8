// Owns `npm run -s support`: the desk of a station's support, which answers members and advice, serves their accounts, writes to many, sees who has read what, looks into rounds and commission, opens agents, gives levels and coupons, decides on prizes and rebates, corrects draws of a feed, and moderates the forum.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { findAccount } from '#server/account/accounts.ts';
import { decideAward } from '#server/activities/award.ts';
import { standingLines } from '#server/activities/standing.ts';
import { historyOfMember, waitingLines } from '#server/activities/support.ts';
import { type Db, everyStation, inStation } from '#server/db/stationTransaction.ts';
import { answerAdvice, openAdvice } from '#server/messages/advice.ts';
import type { Audience } from '#server/messages/sendMessage.ts';
import { answerQuestion, openQuestions, readersOf, sendNotice } from '#server/messages/support.ts';
import type { Locale } from '#texts/text.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { endOfDay, formatMoment, isDay } from '#values/beijingTime.ts';
import { dayOf } from '#values/days.ts';
import { root } from './build/site.ts';
import { language, say, speaking, terminalLanguage } from './language.ts';
import { WrongUsage } from './station/commandLine.ts';
import { codesOfStations, stationsFolder } from './station/files.ts';
import { changeAgent, listAgents, openAgent } from './support/agents.ts';
import { decideApplication, listApplications } from './support/applications.ts';
import { numberOf, textOf } from './support/arguments.ts';
import { languageAsked, readCommand } from './support/commandLine.ts';
import { decide, explainCommission, pendingRebates } from './support/commission.ts';
import { correctDraw } from './support/corrections.ts';
import { atForumDesk } from './support/forum.ts';
import { helpText, hintOf } from './support/help.ts';
import { atMemberDesk } from './support/memberDesk.ts';
import { atCoupons, atLevels } from './support/members.ts';
import { atDeposit, atTransfer, listProblems } from './support/problems.ts';
import { isLooking, listActions, type Note, recorded, silentNote, whoActs } from './support/record.ts';
import { explainRound, listRounds } from './support/rounds.ts';

const openMost = 50;
const linesMost = 200;
const titleMost = 60;
const textMost = 2_000;

/** Whether the operator has put this station on line. */
const hasFile = (station: string): boolean => existsSync(path.join(stationsFolder(), `${station}.json`));

async function audienceOf(db: Db, to: string | undefined): Promise<Audience> {
  if (to === 'all') return { audience: 'all' };
  const [, kind, value] = /^(level|account):(.+)$/.exec(to ?? '') ?? [];
  if (kind === 'level' && /^[1-9][0-9]?$/.test(value!)) return { audience: 'level', level: Number(value) };
  if (kind !== 'account') throw new WrongUsage(say('support.audience'));
  const account = await findAccount(db, value!);
  // Play accounts have no messages; a message to one would wait for good.
  if (!account || account.role === 'trial') throw new WrongUsage(say('support.noMember', { name: value! }));
  return { audience: 'one', receiverId: account.id };
}

async function listOpen(db: Db): Promise<string[]> {
  const questions = await openQuestions(db, openMost);
  const advice = await openAdvice(db, openMost);
  const lines = [
    ...questions.map(
      ({ id, account, title, content, created_at }) =>
        `${say('support.question', { id: String(id), account, at: formatMoment(created_at), title })}\n  ${content.replaceAll('\n', '\n  ')}`,
    ),
    ...advice.map(
      ({ id, account, type, content, created_at }) =>
        `${say('support.advice', { id: String(id), account, at: formatMoment(created_at), type })}\n  ${content.replaceAll('\n', '\n  ')}`,
    ),
  ];
  return lines.length > 0 ? lines : [say('support.nothingWaits')];
}

/** The last second of a day that has ended, or now. */
function momentOf(day: string | undefined, now: Date): Date {
  if (day === undefined || day === dayOf(now)) return now;
  if (!isDay(day) || day > dayOf(now)) throw new WrongUsage(say('support.notADay', { day }));
  return new Date(endOfDay(day).getTime() - 1000);
}

/** Where a member stood at a moment, and what the 30 days before it brought. */
async function activitiesOfMember(db: Db, accountId: number, at: Date): Promise<string[]> {
  const standing = await standingLines(db, accountId, at, language());
  const since = new Date(at.getTime() - 30 * dayMs);
  const history = await historyOfMember(db, accountId, { since, until: at }, linesMost, language());
  return [
    say('support.standing.at', { at: formatMoment(at) }),
    ...(standing.length > 0 ? standing : [say('support.standing.none')]),
    say('support.standing.before'),
    ...(history.length > 0 ? history : [say('support.standing.nothing')]),
  ];
}

/** Whom a command is about that names somebody, or something of theirs. */
async function memberOfCommand(
  db: Db,
  command: string,
  [first = '', second = '']: readonly string[],
): Promise<number | undefined> {
  if (/^(?:reply|advice|award)$/.test(command)) return await ownerOf(db, command, first);
  const name = /^(?:level|rebate|agent)$/.test(command)
    ? first
    : /^account:(.+)$/.exec(command === 'coupon' ? second : command === 'send' ? first : '')?.[1];
  return name === undefined ? undefined : (await findAccount(db, name))?.id;
}

/** Who wrote a question or advice, or won a prize. */
async function ownerOf(db: Db, command: string, id: string): Promise<number | undefined> {
  if (!/^[0-9]{1,18}$/.test(id)) return undefined;
  const number = BigInt(id);
  if (command === 'reply')
    return (
      (await db.selectFrom('message').select('sender_id').where('id', '=', number).executeTakeFirst())
        ?.sender_id ?? undefined
    );
  const rows =
    command === 'advice'
      ? db.selectFrom('advice').select('account_id').where('id', '=', number)
      : db.selectFrom('activity_award').select('account_id').where('id', '=', number);
  return (await rows.executeTakeFirst())?.account_id;
}

/**
 * Runs one command in a transaction of the station and returns what it says, in the language that --lang names, or else in `locale`. `supporter` is
 * whoever sits at the desk. Rejects with WrongUsage.
 */
export async function runSupport(
  pool: pg.Pool,
  args: readonly string[],
  now: Date,
  supporter = process.env.SUPPORT_NAME,
  locale: Locale = 'en',
): Promise<string[]> {
  const asked = speaking(locale, () => languageAsked(args)) ?? locale;
  return await speaking(asked, () => runCommand(pool, args, now, supporter));
}

async function runCommand(
  pool: pg.Pool,
  args: readonly string[],
  now: Date,
  supporter: string | undefined,
): Promise<string[]> {
  const { station, command, words, by: given, flags: values, isHelp } = readCommand(args);
  if (isHelp) return [helpText()];
  const [first, second, third, fourth] = words;
  const wrongly = (): WrongUsage => new WrongUsage(hintOf(command));
  const isLook = isLooking(command, words) || (command === 'correct' && values.plan === undefined);
  const codes = station === everyStation ? codesOfStations() : [station];
  const acting = {
    station,
    words: [command, ...words],
    now,
    by: isLook ? '' : await whoActs(pool, codes, given ?? supporter),
  };
  /** Writes down what was done in transactions of its own. */
  const written = (reason = ''): Promise<unknown> =>
    inStation(pool, station, (db) =>
      recorded(db, acting, async (note) => {
        note.because(reason);
        return [];
      }),
    );
  if (station === everyStation) {
    if (command === 'problems') return await listProblems(pool, codes);
    if (command === 'actions') return await inStation(pool, station, (db) => listActions(db));
    if (command !== 'correct') throw wrongly();
    const correction = { lotCode: first, qiHao: second, numbers: third, reason: fourth, plan: values.plan };
    const { by } = acting;
    return await correctDraw(pool, correction, now, { by, onRequested: () => written(fourth) });
  }
  const desk = await atForumDesk({ pool, station, now, by: acting.by }, command, words);
  if (desk && !isLook) await written();
  if (desk) return desk;
  const run = async (db: Db, note: Note): Promise<string[]> => {
    const known = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
    // The first account of a station may be an agent.
    if (!known && !(command === 'agent' && hasFile(station)))
      throw new WrongUsage(say('support.noStation', { station }));
    const at = { db, station, now, note };
    const served = await atMemberDesk(at, command, words, values);
    if (served) return served;
    const member = await memberOfCommand(db, command, words);
    if (member !== undefined) await note.about(member);
    switch (command) {
      case 'actions':
        return await listActions(db, first);
      case 'problems':
        return await listProblems(pool, codes);
      case 'applications':
        return await listApplications(db);
      case 'application':
        return await decideApplication(at, words);
      case 'deposit':
        return await atDeposit(at, words);
      case 'transfer':
        return await atTransfer(at, words);
      case 'open':
        return await listOpen(db);
      case 'reply': {
        const answer = await answerQuestion(db, station, numberOf(first), textOf(second, textMost), now);
        if (answer === null) throw new WrongUsage(say('support.messageGone', { id: first! }));
        return [say('support.answered', { id: String(answer) })];
      }
      case 'advice':
        if (!(await answerAdvice(db, station, numberOf(first), textOf(second, textMost), now)))
          throw new WrongUsage(say('support.adviceGone', { id: first! }));
        return [say('support.adviceAnswered', { id: first! })];
      case 'send': {
        const to = await audienceOf(db, first);
        const notice = { station, to, title: textOf(second, titleMost), content: textOf(third, 20_000), now };
        return [say('support.sent', { id: String(await sendNotice(db, notice)) })];
      }
      case 'readers': {
        const found = await readersOf(db, numberOf(first));
        if (!found) throw new WrongUsage(say('support.noMessage', { id: first! }));
        return [say('support.readers', { readers: found.readers, receivers: found.receivers, id: first! })];
      }
      case 'rounds': {
        const account = await findAccount(db, textOf(first, textMost));
        if (!account) throw new WrongUsage(say('support.noAccount', { name: first! }));
        return await listRounds(db, account.id, second);
      }
      case 'round': {
        const lines = await explainRound(db, textOf(first, textMost), textOf(second, textMost));
        if (!lines) throw new WrongUsage(say('support.noRound', { round: second!, platform: first! }));
        return lines;
      }
      case 'activities': {
        const account = first === undefined ? undefined : await findAccount(db, first);
        if (!account) throw new WrongUsage(say('support.noMember', { name: first ?? '' }));
        return await activitiesOfMember(db, account.id, momentOf(values.at, now));
      }
      case 'awards': {
        const lines = await waitingLines(db, linesMost, language());
        return lines.length > 0 ? lines : [say('support.nothingWaits')];
      }
      case 'award': {
        const id = numberOf(first);
        const decision =
          second === 'give'
            ? ({ isGiven: true } as const)
            : second === 'refuse'
              ? ({ isGiven: false, reason: textOf(third, titleMost) } as const)
              : null;
        if (!decision) throw wrongly();
        if (!decision.isGiven) note.because(decision.reason);
        if (!(await decideAward(db, id, decision, now)))
          throw new WrongUsage(say('support.awardGone', { id: first! }));
        return [say(decision.isGiven ? 'support.awardGiven' : 'support.awardRefused', { id: first! })];
      }
      case 'commission': {
        const lines = await explainCommission(db, numberOf(first));
        if (!lines) throw new WrongUsage(say('support.noBet', { id: first! }));
        return lines;
      }
      case 'agents':
        return await listAgents(db);
      case 'agent': {
        const name = textOf(first, textMost);
        if (second === 'open') return await openAgent(db, station, name, now);
        return await changeAgent(db, name, words.slice(1));
      }
      case 'levels':
        return await atLevels(db, undefined, undefined);
      case 'level':
        return await atLevels(db, textOf(first, textMost), second);
      case 'coupons':
        return await atCoupons(db, undefined, undefined, now);
      case 'coupon':
        return await atCoupons(db, textOf(first, textMost), await audienceOf(db, second), now);
      case 'rebates':
        return await pendingRebates(db);
      case 'rebate': {
        if (!second || !isDay(second) || (third !== 'yes' && third !== 'no')) throw wrongly();
        if (!(await decide(db, station, textOf(first, textMost), second, third === 'yes', now)))
          throw new WrongUsage(say('support.noRebate', { account: first!, day: second }));
        return [
          say(third === 'yes' ? 'support.rebatePaid' : 'support.rebateRefused', {
            account: first!,
            day: second,
          }),
        ];
      }
      default:
        throw wrongly();
    }
  };
  return await inStation(pool, station, (db) =>
    isLook ? run(db, silentNote) : recorded(db, acting, (note) => run(db, note)),
  );
}

async function main(args: readonly string[], locale: Locale): Promise<void> {
  // What needs no database is answered without one.
  if (readCommand(args).isHelp) return console.log(helpText());
  const [{ openPool }, { runningClusterUrl }] = await Promise.all([
    import('#server/db/pool.ts'),
    import('#server/postgres/runningCluster.ts'),
  ]);
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
  const pool = openPool(process.env.DATABASE_URL || runningClusterUrl(dataDir));
  try {
    for (const line of await runSupport(pool, args, new Date(), process.env.SUPPORT_NAME, locale))
      console.log(line);
  } finally {
    await pool.end();
  }
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const ofTerminal = terminalLanguage(process.env);
  const failed = (error: Error): void => {
    const isSentence = error instanceof WrongUsage || error.name === 'ClusterError' || 'code' in error;
    process.exitCode = error instanceof WrongUsage ? error.exitCode : isSentence ? 3 : 4;
    process.stderr.write(`${isSentence ? error.message : error.stack}\n`);
  };
  try {
    const locale = speaking(ofTerminal, () => languageAsked(args)) ?? ofTerminal;
    await speaking(locale, () => main(args, locale));
  } catch (error) {
    failed(error as Error);
  }
}
