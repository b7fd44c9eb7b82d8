// Owns that every command of support which changes something says who does it, and is written down with what of the member is different since.
import type pg from 'pg';
import { findAccount } from '#server/account/accounts.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { actionsOf, differenceOf, memberFacts, recordAction } from '#server/db/supportAction.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { isDemonstration, whoRuns } from '../content/database.ts';
import { say, sayValue } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';

/** What a command says about itself while it runs. */
export interface Note {
  /** Whom it is about; said before anything changes. */
  about(accountId: number): Promise<void>;
  because(reason: string): void;
  /** Nothing changed after all: there is nothing to write down. */
  forget(): void;
}

/** For a command that only looks. */
export const silentNote: Note = { about: async () => {}, because: () => {}, forget: () => {} };

/** Commands that only look; every other one is written down. */
const looking = new Set([
  'open',
  'readers',
  'rounds',
  'round',
  'commission',
  'agents',
  'levels',
  'coupons',
  'rebates',
  'activities',
  'awards',
  'posts',
  'decided',
  'find',
  'moderators',
  'account',
  'applications',
  'problems',
  'actions',
]);

export const isLooking = (command: string, words: readonly string[]): boolean =>
  looking.has(command) ||
  (command === 'words' && words.length === 0) ||
  (command === 'turnover' && words.length < 2);

const nameMost = 40;

/** Who does it: as given, or in a demonstration whoever is logged in on this machine. Rejects with WrongUsage. */
export async function whoActs(
  pool: pg.Pool,
  stations: readonly string[],
  given: string | undefined,
): Promise<string> {
  const name = given?.trim() ?? '';
  if ([...name].length > nameMost) throw new WrongUsage(say('support.nameLong', { most: nameMost }));
  if (name !== '') return name;
  if (!(await isDemonstration(pool, stations))) throw new WrongUsage(say('support.whoActs'));
  return whoRuns();
}

const wordMost = 200;

/** The words of a command as one line; long ones are cut. */
function lineOfWords(words: readonly string[]): string {
  return words
    .map((word) => {
      const letters = [...word];
      const cut = letters.length > wordMost ? `${letters.slice(0, wordMost).join('')}…` : word;
      return /^[\p{L}\p{N}_:.,=@+-]+$/u.test(cut) ? cut : JSON.stringify(cut);
    })
    .join(' ');
}

export interface Acting {
  station: string;
  by: string;
  words: readonly string[];
  now: Date;
}

/** Does work that changes something and writes it down in the same transaction. */
export async function recorded(
  db: Db,
  { station, by, words, now }: Acting,
  work: (note: Note) => Promise<string[]>,
): Promise<string[]> {
  let member: { id: number; facts: Record<string, string> } | undefined;
  let reason = '';
  let isWritten = true;
  const lines = await work({
    async about(id) {
      member ??= { id, facts: await memberFacts(db, id) };
    },
    because(why) {
      reason = why;
    },
    forget() {
      isWritten = false;
    },
  });
  if (!isWritten) return lines;
  const difference = member
    ? differenceOf(member.facts, await memberFacts(db, member.id))
    : { before: {}, after: {} };
  await recordAction(db, {
    station,
    at: now,
    by,
    command: lineOfWords(words),
    accountId: member?.id ?? null,
    ...difference,
    reason,
  });
  return lines;
}

/** Facts whose value says nothing to a reader. */
const marks = new Set(['password', 'drawPassword']);

function changeText(name: string, before: string, after: string): string {
  const fact = sayValue(`support.factName.${name}`, name);
  if (marks.has(name)) {
    const change = before === '' ? 'set' : after === '' ? 'cleared' : 'changed';
    return say(`support.fact.${change}`, { fact });
  }
  const [from, to] = [before, after].map((value) => {
    if (value === '') return say('support.none');
    return name === 'state' ? sayValue(`support.state.${value}`, value) : value;
  });
  return say('support.fact.from', { fact, before: from!, after: to! });
}

function linesOfAction({
  id,
  at,
  done_by: by,
  command,
  name,
  before,
  after,
  reason,
}: Awaited<ReturnType<typeof actionsOf>>[number]): string[] {
  const words = command.toLowerCase();
  const isSaid = (text: string): boolean => words.includes(text.toLowerCase());
  return [
    [
      `${id} · ${formatMoment(at)} · ${by}`,
      ...(name === null || isSaid(name) ? [] : [name]),
      command,
      ...(isSaid(reason) ? [] : [say('support.because', { reason })]),
    ].join(' · '),
    ...Object.keys(after)
      .sort()
      .map((fact) => `  ${changeText(fact, before[fact] ?? '', after[fact] ?? '')}`),
  ];
}

const actionsMost = 100;

/** What support did in a station, or to one member, the newest first. */
export async function listActions(db: Db, name?: string): Promise<string[]> {
  const account = name === undefined ? undefined : await findAccount(db, name);
  if (name !== undefined && !account) throw new WrongUsage(say('support.noAccount', { name: name! }));
  const actions = await actionsOf(db, account?.id, actionsMost);
  return actions.length > 0 ? actions.flatMap(linesOfAction) : [say('support.nothingDone')];
}
