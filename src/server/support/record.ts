// That whatever support changes is written down: who did it, in which words, to whom and why, with what of the member is different since.
import { findAccount } from '../account/accounts.ts';
import { personalFacts } from '../db/personal/fields.ts';
import { cardKey } from '../db/personal/kinds.ts';
import type { StationWork } from '../db/stationTransaction.ts';
import {
  actionsOf,
  differenceOf,
  memberFacts,
  recordAction,
  type SupportAction,
} from '../db/supportAction.ts';
import { Refusal } from '../refusal.ts';

/** Facts by their names, those alone that differ. */
type Difference = Pick<SupportAction, 'before' | 'after'>;

/** What a command says about itself while it runs. */
export interface Note {
  /** Whom it is about; said before anything changes. */
  about(accountId: number): Promise<void>;
  because(reason: string): void;
  /** What it changes that is no member's: names and values, of both sides. */
  differs(difference: Difference): void;
  /** Nothing changed after all: there is nothing to write down. */
  forget(): void;
}

/** For a command that only looks. */
export const silentNote: Note = {
  about: async () => {},
  because: () => {},
  differs: () => {},
  forget: () => {},
};

/** Who asks for something, and the words that the record has of it. */
export interface Asking {
  by: string;
  words: readonly string[];
}

const wordMost = 200;
/** In place of what identifies a person. */
const hidden = '***';

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

/** Words without what identifies the member, on either side: the facts have it, and lie sealed. */
function withoutPersonal(
  words: readonly string[],
  ...sides: readonly Readonly<Record<string, string>>[]
): string[] {
  const secrets = sides
    .flatMap((facts) => Object.entries(facts))
    .flatMap(([name, value]) => (personalFacts.has(name) ? value.split(', ') : []))
    .filter(Boolean);
  const isSecret = new Set(secrets.map(cardKey));
  return words.map((word) =>
    isSecret.has(cardKey(word))
      ? hidden
      : secrets.reduce((left, secret) => left.replaceAll(secret, hidden), word),
  );
}

/** Does work that changes something and writes it down in the same transaction. */
export async function recorded<Result>(
  { db, station, now }: StationWork,
  { by, words }: Asking,
  work: (note: Note) => Promise<Result>,
): Promise<Result> {
  let member: { id: number; facts: Record<string, string> } | undefined;
  let reason = '';
  let own: Difference = { before: {}, after: {} };
  let isWritten = true;
  const result = await work({
    async about(id) {
      member ??= { id, facts: await memberFacts(db, id) };
    },
    because(why) {
      reason = why;
    },
    differs(difference) {
      own = difference;
    },
    forget() {
      isWritten = false;
    },
  });
  if (!isWritten) return result;
  const before = member?.facts ?? {};
  const after = member ? await memberFacts(db, member.id) : {};
  const difference = member ? differenceOf(before, after) : own;
  await recordAction(db, {
    station,
    at: now,
    by,
    command: lineOfWords(withoutPersonal(words, before, after)),
    accountId: member?.id ?? null,
    ...difference,
    reason: withoutPersonal([reason], before, after)[0]!,
  });
  return result;
}

export interface Action {
  id: string;
  at: Date;
  by: string;
  command: string;
  /** The member it was about; null where it was about none. */
  account: string | null;
  /** The facts of the member that differ; of a password no more than a mark. */
  before: Readonly<Record<string, string>>;
  after: Readonly<Record<string, string>>;
  reason: string;
}

const actionsMost = 100;

/** What support did in a station, or to one member, the newest first. */
export async function listActions(
  { db }: StationWork,
  _: unknown,
  { account: name }: { account?: string | undefined },
): Promise<Action[]> {
  const account = name === undefined ? undefined : await findAccount(db, name);
  if (name !== undefined && !account) throw new Refusal('support.noAccount', { values: { name } });
  const rows = await actionsOf(db, account?.id, actionsMost);
  return rows.map(({ id, at, done_by: by, command, name: member, before, after, reason }) => ({
    id: String(id),
    at,
    by,
    command,
    account: member,
    before,
    after,
    reason,
  }));
}
