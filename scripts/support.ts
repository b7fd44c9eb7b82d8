// Owns `npm run -s support`: the desk of a station's support, which answers members and advice, writes to many, sees who has read what, looks into rounds and commission, opens agents, gives levels and coupons, decides on prizes and rebates, corrects draws of a feed, and moderates the forum.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { findAccount } from '#server/account/accounts.ts';
import { decideAward } from '#server/activities/award.ts';
import { standingLines } from '#server/activities/standing.ts';
import { historyOfMember, waitingLines } from '#server/activities/support.ts';
import { type Db, inStation } from '#server/db/stationTransaction.ts';
import { answerAdvice, openAdvice } from '#server/messages/advice.ts';
import type { Audience } from '#server/messages/sendMessage.ts';
import { answerQuestion, openQuestions, readersOf, sendNotice } from '#server/messages/support.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { endOfDay, formatMoment, isDay } from '#values/beijingTime.ts';
import { dayOf } from '#values/days.ts';
import { root } from './build/site.ts';
import { WrongUsage } from './station/commandLine.ts';
import { stationsFolder } from './station/files.ts';
import { changeAgent, listAgents, openAgent } from './support/agents.ts';
import { numberOf, textOf } from './support/arguments.ts';
import { decide, explainCommission, pendingRebates } from './support/commission.ts';
import { correctDraw } from './support/corrections.ts';
import { atForumDesk } from './support/forum.ts';
import { atCoupons, atLevels } from './support/members.ts';
import { explainRound, listRounds } from './support/rounds.ts';

const usage = `Usage: npm run -s support -- <station> <command>

  open                              what members have asked, and advice that waits, oldest first
  reply <number> <text>             answers what a member asked
  advice <number> <text>            answers advice
  send <to> <title> <html>          writes to many or one; <to> is all, level:<number>, or account:<name>
  readers <number>                  how many members have read a message
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
  all correct <lottery> <period> <numbers|void> <reason> [--plan <fingerprint>]
                                    shows what correcting a draw of the feed, or cancelling its period, takes
                                    back and gives in every station; with the fingerprint of that plan does it

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

/** Runs one command in a transaction of the station and returns what it says. Rejects with WrongUsage. */
export async function runSupport(pool: pg.Pool, args: readonly string[], now: Date): Promise<string[]> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { plan: { type: 'string' }, at: { type: 'string' } },
  });
  const [station = '', command, first, second, third, ...rest] = positionals;
  if (station === 'all' && command === 'correct' && rest.length < 2) {
    const [reason] = rest;
    return correctDraw(
      pool,
      { lotCode: first, qiHao: second, numbers: third, reason, plan: values.plan },
      now,
    );
  }
  if (values.plan !== undefined || (values.at !== undefined && command !== 'activities'))
    throw new WrongUsage(usage);
  const isLong = command !== 'agent' && rest.length > 0;
  if (!/^[a-z][a-z0-9]{1,15}$/.test(station) || command === undefined || isLong) throw new WrongUsage(usage);
  const desk = await atForumDesk(pool, station, command, [first, second, third], now);
  if (desk) return desk;
  return inStation(pool, station, async (db) => {
    const known = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
    // The first account of a station may be an agent.
    if (!known && !(command === 'agent' && hasFile(station)))
      throw new WrongUsage(`No station ${station} has members here.`);
    switch (command) {
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
        if (!decision) throw new WrongUsage(usage);
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
        return await changeAgent(db, name, positionals.slice(3));
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
        if (!second || !isDay(second) || (third !== 'yes' && third !== 'no')) throw new WrongUsage(usage);
        if (!(await decide(db, station, textOf(first, textMost), second, third === 'yes', now)))
          throw new WrongUsage(`No rebate of ${first} waits for ${second}.`);
        return [`The rebate of ${first} for ${second} is ${third === 'yes' ? 'paid' : 'refused'}.`];
      }
      default:
        throw new WrongUsage(usage);
    }
  });
}

async function main(): Promise<void> {
  const [{ openPool }, { runningClusterUrl }] = await Promise.all([
    import('#server/db/pool.ts'),
    import('#server/postgres/runningCluster.ts'),
  ]);
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
  const pool = openPool(process.env.DATABASE_URL || runningClusterUrl(dataDir));
  try {
    for (const line of await runSupport(pool, process.argv.slice(2), new Date())) console.log(line);
  } finally {
    await pool.end();
  }
}

if (import.meta.main)
  await main().catch((error: Error) => {
    const isSentence = error instanceof WrongUsage || error.name === 'ClusterError' || 'code' in error;
    process.stderr.write(`${isSentence ? error.message : error.stack}\n`);
    process.exitCode = 1;
  });
