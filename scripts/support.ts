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
import { dayMs } from '#values/beijingOffset.ts';
import { endOfDay, formatMoment, isDay } from '#values/beijingTime.ts';
import { dayOf } from '#values/days.ts';
import { root } from './build/site.ts';
import { parseCommandLine, WrongUsage } from './station/commandLine.ts';
import { codesOfStations, stationsFolder } from './station/files.ts';
import { changeAgent, listAgents, openAgent } from './support/agents.ts';
import { decideApplication, listApplications } from './support/applications.ts';
import { numberOf, textOf } from './support/arguments.ts';
import { decide, explainCommission, pendingRebates } from './support/commission.ts';
import { correctDraw } from './support/corrections.ts';
import { atForumDesk } from './support/forum.ts';
import { hintOf, isCommand } from './support/help.ts';
import { atMemberDesk } from './support/memberDesk.ts';
import { atCoupons, atLevels } from './support/members.ts';
import { atDeposit, atTransfer, listProblems } from './support/problems.ts';
import { isLooking, listActions, type Note, recorded, silentNote, whoActs } from './support/record.ts';
import { explainRound, listRounds } from './support/rounds.ts';

const usage = `Usage: npm run -s support -- <station> <command>

  open                              what members have asked, and advice that waits, oldest first
  reply <number> <text>             answers what a member asked
  advice <number> <text>            answers advice
  send <to> <title> <html>          writes to many or one; <to> is all, level:<number>, or account:<name>
  readers <number>                  how many members have read a message
  account <account> [--full]        all that is known of one: state, locks, sessions, level, balance, cards; phone, email
                                    and card numbers are masked unless --full
  freeze|disable <account> <reason> [--until <day>]
                                    blocks one under suspicion, money included: frozen it looks only, disabled it is out
  pause <account> <day> <reason>    stops play and deposits because the member wishes so; nobody lifts that before the day
  enable <account> <reason>         ends a block; a pause that the member asked for goes on
  password <account> <reason>       a login password that is shown once and lapses after 24 hours
  draw-password <account> <reason>  the same for withdrawals
  unlock <account> <reason>         lets one try passwords again after too many wrong ones
  set <account> real-name|phone|email|qq|wechat <value> <reason>
                                    changes what a member sets only once
  question <account> clear <reason> clears the security question
  card <account> remove <number> <reason>
                                    removes a card, whose number may be added again by anybody
  money <account> credit|deduct <yuan> <reason> --intent <name> [--turnover <times>]
                                    adds money by hand, to be bet once unless said otherwise, or takes it
  money <account> undo <intent> <reason>
                                    takes back what an intent added by mistake, with its turnover; what is spent is owed
  turnover <account>                what the member has to bet for which payment, with a number for each
  turnover <account> <number> <yuan> <reason>
                                    says how much has to be bet for one of them; 0 for nothing
  turnover <account> add <yuan> <reason> --intent <name>
                                    asks for bets that no payment asks for
  applications                      donations and balance bonuses that wait for a decision, oldest first
  application <name> yes|no <reason>
                                    decides on one by its name in that list; a refused member reads the reason
  problems                          what is set aside and needs somebody; all problems for every station
  deposit <order> credit <yuan> <reason>
                                    credits a deposit that is set aside with what was really paid
  deposit <order> dismiss <reason>  closes it: nothing is credited
  deposit <order> roll-back <reason>
                                    takes back one that was paid, with gift, coupon and turnover; what is spent is owed
  transfer <order> credit|refuse <reason>
                                    credits what came back from a platform and is held, or gives nothing for it
  actions [account]                 what support did, by whom and why, the newest first
  rounds <account> [platform]       the newest rounds of a member at game platforms, and what is set aside
  round <platform> <number>         one of them: its versions, what happened, and the result calculated again
  commission <bet>                  what a bet paid whom, by which rates
  agents                            agents directly under the station, with their rates and quota
  agent <account> open              opens one; its password is shown once
  agent <account> <what=value> ...  gives it rates: lottery=12.5, live=0.8, group=1950, quota:12.8=5 and so on
  levels                            the levels of members, with how many are of each
  level <account> <number>          gives a member another level
  coupons                           the coupons that can be given
  coupon <key> <to>                 gives one to whoever <to> is, as for send; not to who holds one already
  rebates                           daily rebates that wait for a decision
  rebate <account> <day> <yes|no>   approves or refuses one
  activities <account> [--at <day>] where a member stands in each activity, now or at the end of an earlier day; what
                                    was won in the 30 days before, and why there was nothing
  awards                            prizes that wait for a decision, oldest first
  award <number> give               gives a prize that waits
  award <number> refuse <reason>    refuses it; the member reads the reason
  posts                             posts of the forum that wait or were reported
  decided                           posts that were decided on of late, and by whom
  find <address> [floor]            the post at an address of the forum, and of a floor its answers as well
  show|hide article|comment <number>
                                    decides on a post of the forum; its reports are closed
  pin|essence <number>              pins an article of the forum or marks it as worth reading; again takes it back
  mute article|comment <number> [off]
                                    lets the author of a post only read for seven days, or write again
  nick <account> <name>             gives a member another nickname
  moderators                        the members who moderate the forum on the site
  moderator <account> on|off        makes a member one of them, or takes it back
  moderate <group> on|off           whether posts of a group wait for a moderator
  words [<words>]                   the forbidden words; with words, separated by commas, replaces them

A draw is the same for all stations, so its correction names none of them:
  all actions                       corrections that were asked for, by whom and why
  all correct <lottery> <period> <numbers|void> <reason> [--plan <fingerprint>]
                                    shows what correcting a draw of the feed, or cancelling its period, takes
                                    back and gives in every station; with the fingerprint of that plan does it

What changes something is written down with your name: --by <name>, or SUPPORT_NAME. In a demonstration it is
whoever is logged in on this machine.

It ends with 0 where it is done, 2 for a command that is written wrongly or refused, 3 where the database is not there or
refuses, 4 for a fault of our own.

The database is that of DATABASE_URL, or the one the server runs in DATA_DIR (.data).`;

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
  if (kind !== 'account') throw new WrongUsage('Write to all, level:<number> or account:<name>.');
  const account = await findAccount(db, value!);
  // Play accounts have no messages; a message to one would wait for good.
  if (!account || account.role === 'trial') throw new WrongUsage(`There is no member ${value}.`);
  return { audience: 'one', receiverId: account.id };
}

async function listOpen(db: Db): Promise<string[]> {
  const questions = await openQuestions(db, openMost);
  const advice = await openAdvice(db, openMost);
  const lines = [
    ...questions.map(
      ({ id, account, title, content, created_at }) =>
        `message ${id} · ${account} · ${formatMoment(created_at)} · ${title}\n  ${content.replaceAll('\n', '\n  ')}`,
    ),
    ...advice.map(
      ({ id, account, type, content, created_at }) =>
        `advice ${id} · ${account} · ${formatMoment(created_at)} · ${type}\n  ${content.replaceAll('\n', '\n  ')}`,
    ),
  ];
  return lines.length > 0 ? lines : ['Nothing waits.'];
}

/** The last second of a day that has ended, or now. */
function momentOf(day: string | undefined, now: Date): Date {
  if (day === undefined || day === dayOf(now)) return now;
  if (!isDay(day) || day > dayOf(now)) throw new WrongUsage(`"${day}" is not a day that has been.`);
  return new Date(endOfDay(day).getTime() - 1000);
}

/** Where a member stood at a moment, and what the 30 days before it brought. */
async function activitiesOfMember(db: Db, accountId: number, at: Date): Promise<string[]> {
  const standing = await standingLines(db, accountId, at);
  const since = new Date(at.getTime() - 30 * dayMs);
  const history = await historyOfMember(db, accountId, { since, until: at }, linesMost);
  return [
    `At ${formatMoment(at)}:`,
    ...(standing.length > 0 ? standing : ['No activity runs.']),
    'In the 30 days before:',
    ...(history.length > 0 ? history : ['Nothing was won or refused.']),
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

/** Flags that commands take beside --by, which all of them take. */
const flagsOf: Readonly<Record<string, readonly string[]>> = {
  account: ['full'],
  activities: ['at'],
  correct: ['plan'],
  freeze: ['until'],
  disable: ['until'],
  money: ['intent', 'turnover'],
  turnover: ['intent'],
};

/** The most words after the command; three where it is not here. */
const wordsMost: Readonly<Record<string, number>> = {
  agent: 100,
  correct: 4,
  set: 4,
  card: 4,
  money: 4,
  turnover: 4,
  deposit: 4,
};

/** The words and flags of a command line, as far as they are right without a database. Throws WrongUsage with what of the help is wanted. */
function readCommand(args: readonly string[]) {
  const { positionals, values } = parseCommandLine([...args], {
    plan: { type: 'string' },
    at: { type: 'string' },
    by: { type: 'string' },
    until: { type: 'string' },
    intent: { type: 'string' },
    turnover: { type: 'string' },
    full: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  });
  const [station = '', command = '', ...words] = positionals;
  const { by, help, ...flags } = values;
  const read = { station, command, words, by, flags, isHelp: help === true };
  if (read.isHelp) return read;
  if (station === '') throw new WrongUsage(usage);
  if (!/^[a-z][a-z0-9]{1,15}$/.test(station) || command === '')
    throw new WrongUsage('Name the station and a command, as k888 open. --help lists the commands.');
  const isStrange = Object.keys(flags).some((flag) => !(flagsOf[command] ?? []).includes(flag));
  if (isStrange || words.length > (wordsMost[command] ?? 3) || !isCommand(usage, command))
    throw new WrongUsage(hintOf(usage, command));
  return read;
}

/** Runs one command in a transaction of the station and returns what it says. `supporter` is whoever sits at the desk. Rejects with WrongUsage. */
export async function runSupport(
  pool: pg.Pool,
  args: readonly string[],
  now: Date,
  supporter = process.env.SUPPORT_NAME,
): Promise<string[]> {
  const { station, command, words, by: given, flags: values, isHelp } = readCommand(args);
  if (isHelp) return [usage];
  const [first, second, third, fourth] = words;
  const wrongly = (): WrongUsage => new WrongUsage(hintOf(usage, command));
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
      throw new WrongUsage(`No station ${station} has members here.`);
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
        if (answer === null) throw new WrongUsage(`Message ${first} is not there or was answered.`);
        return [`Answered with message ${answer}.`];
      }
      case 'advice':
        if (!(await answerAdvice(db, station, numberOf(first), textOf(second, textMost), now)))
          throw new WrongUsage(`Advice ${first} is not there or was answered.`);
        return [`Advice ${first} is answered.`];
      case 'send': {
        const to = await audienceOf(db, first);
        const notice = { station, to, title: textOf(second, titleMost), content: textOf(third, 20_000), now };
        return [`Sent as message ${await sendNotice(db, notice)}.`];
      }
      case 'readers': {
        const found = await readersOf(db, numberOf(first));
        if (!found) throw new WrongUsage(`Message ${first} is not there.`);
        return [`${found.readers} of ${found.receivers} members have read message ${first}.`];
      }
      case 'rounds': {
        const account = await findAccount(db, textOf(first, textMost));
        if (!account) throw new WrongUsage(`There is no account ${first}.`);
        return await listRounds(db, account.id, second);
      }
      case 'round': {
        const lines = await explainRound(db, textOf(first, textMost), textOf(second, textMost));
        if (!lines) throw new WrongUsage(`There is no round ${second} of ${first}.`);
        return lines;
      }
      case 'activities': {
        const account = first === undefined ? undefined : await findAccount(db, first);
        if (!account) throw new WrongUsage(`There is no member ${first ?? ''}.`);
        return await activitiesOfMember(db, account.id, momentOf(values.at, now));
      }
      case 'awards': {
        const lines = await waitingLines(db, linesMost);
        return lines.length > 0 ? lines : ['Nothing waits.'];
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
          throw new WrongUsage(`Award ${first} is not there or was decided.`);
        return [`Award ${first} is ${decision.isGiven ? 'given' : 'refused'}.`];
      }
      case 'commission': {
        const lines = await explainCommission(db, numberOf(first));
        if (!lines) throw new WrongUsage(`There is no bet ${first}.`);
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
          throw new WrongUsage(`No rebate of ${first} waits for ${second}.`);
        return [`The rebate of ${first} for ${second} is ${third === 'yes' ? 'paid' : 'refused'}.`];
      }
      default:
        throw wrongly();
    }
  };
  return await inStation(pool, station, (db) =>
    isLook ? run(db, silentNote) : recorded(db, acting, (note) => run(db, note)),
  );
}

async function main(args: readonly string[]): Promise<void> {
  // What needs no database is answered without one.
  if (readCommand(args).isHelp) return console.log(usage);
  const [{ openPool }, { runningClusterUrl }] = await Promise.all([
    import('#server/db/pool.ts'),
    import('#server/postgres/runningCluster.ts'),
  ]);
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
  const pool = openPool(process.env.DATABASE_URL || runningClusterUrl(dataDir));
  try {
    for (const line of await runSupport(pool, args, new Date())) console.log(line);
  } finally {
    await pool.end();
  }
}

if (import.meta.main)
  await main(process.argv.slice(2)).catch((error: Error) => {
    const isSentence = error instanceof WrongUsage || error.name === 'ClusterError' || 'code' in error;
    process.exitCode = error instanceof WrongUsage ? error.exitCode : isSentence ? 3 : 4;
    process.stderr.write(`${isSentence ? error.message : error.stack}\n`);
  });
