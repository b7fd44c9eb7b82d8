// `npm run -s support`: reads the command line, runs the command of its table, and prints what it answers, as lines or as JSON.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { OfficeRole } from '#contract/officeCall.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { hasAccounts } from '#server/account/accounts.ts';
import { type Db, everyStation, inStation } from '#server/db/stationTransaction.ts';
import { Refusal } from '#server/refusal.ts';
import type { Locale } from '#texts/text.ts';
import { wireMoney } from '#values/money.ts';
import { root } from './build/site.ts';
import { say } from './language.ts';
import { type Actor, whoActs } from './office/whoActs.ts';
import { speaking, terminalLanguage } from './spoken.ts';
import { WrongUsage } from './station/commandLine.ts';
import { codesOfStations, stationsFolder } from './station/files.ts';
import { type CommandLine, languageAsked, readCommand } from './support/commandLine.ts';
import { helpText, hintOf, rowOf, rowOfAll } from './support/help.ts';
import type { Answer } from './support/row.ts';
import { sentenceOf } from './support/sentence.ts';

/** Who changes something of members and money. */
const ofSupport: readonly OfficeRole[] = ['owner', 'finance', 'play', 'support'];

const fileOf = (station: string): string => path.join(stationsFolder(), `${station}.json`);

/** The name of a station, as letters to its members have it. */
function nameOf(station: string): LocalText {
  const file = fileOf(station);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name: LocalText }).name : station;
}

/** An amount is a decimal text, as on the wire; a moment is one of ISO 8601. */
const jsonOf = (result: unknown): string =>
  JSON.stringify(result, (_, value) => (typeof value === 'bigint' ? wireMoney(value) : value));

/** Who runs a command: the name of whoever sits at the desk of a demonstration, or the token of who does in service; and the language of answers. */
export interface SupportOptions {
  supporter?: string | undefined;
  locale?: Locale;
  token?: string | undefined;
}

/**
 * Runs one command in a transaction of the station and returns what it says, in the language that --lang names, or else in `locale`; with --json the
 * one line of its result as data. `supporter` is whoever sits at the desk of a demonstration, `token` proves who does in service. Rejects with WrongUsage.
 */
export async function runSupport(
  pool: pg.Pool,
  args: readonly string[],
  now: Date,
  {
    supporter = process.env.SUPPORT_NAME,
    locale = 'en',
    token = process.env.OFFICE_TOKEN,
  }: SupportOptions = {},
): Promise<string[]> {
  const asked = speaking(locale, () => languageAsked(args)) ?? locale;
  return await speaking(asked, async () => {
    const line = readCommand(args);
    if (line.isHelp) return [helpText()];
    try {
      const { result, lines } = await answerOf(pool, line, now, { supporter, token });
      return line.isJson ? [jsonOf(result)] : lines;
    } catch (error) {
      throw error instanceof Refusal ? new WrongUsage(sentenceOf(error)) : error;
    }
  });
}

async function answerOf(
  pool: pg.Pool,
  { station, command, words, by: given, flags }: CommandLine,
  now: Date,
  { supporter, token }: { supporter: string | undefined; token: string | undefined },
): Promise<Answer> {
  const hint = (): never => {
    throw new WrongUsage(hintOf(command));
  };
  const nobody: Actor = { name: '', staffId: null };
  const asking = async (changes: boolean, stations: readonly string[]) => {
    const claimed = { name: given ?? supporter, token };
    const actor = changes ? await whoActs(pool, stations, claimed, ofSupport, now) : nobody;
    return { by: actor.name, words: [command, ...words], staffId: actor.staffId };
  };
  if (station === everyStation) {
    const stations = codesOfStations();
    const asked = rowOfAll(command)?.asks(words, flags, command) ?? hint();
    return await asked.run({ pool, stations, now }, await asking(asked.changes, stations));
  }
  const row = rowOf(command) ?? hint();
  const asked = row.asks(words, flags, command) ?? hint();
  const who = await asking(asked.changes, [station]);
  const work = async (db: Db): Promise<Answer> => {
    if (!(await hasAccounts(db)) && !(row.beginsStation && existsSync(fileOf(station))))
      throw new WrongUsage(say('support.noStation', { station }));
    return await asked.run({ db, station, stationName: nameOf(station), now }, who);
  };
  return await inStation(pool, station, work, who.staffId === null ? {} : { staffId: who.staffId });
}

async function main(args: readonly string[], locale: Locale): Promise<void> {
  // What needs no database is answered without one.
  if (readCommand(args).isHelp) return console.log(helpText());
  const [{ openPool }, { runningClusterUrl }, { settingsOfCommand }] = await Promise.all([
    import('#server/db/pool.ts'),
    import('#server/postgres/runningCluster.ts'),
    import('./ownKeys.ts'),
  ]);
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
  const pool = openPool(
    process.env.DATABASE_URL || runningClusterUrl(dataDir),
    undefined,
    settingsOfCommand(dataDir),
  );
  try {
    for (const line of await runSupport(pool, args, new Date(), { locale })) console.log(line);
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
