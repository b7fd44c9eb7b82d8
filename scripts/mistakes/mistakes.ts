// Making single mistakes in files that are right, chosen by a seed.
import { type Random, randomFrom } from '../crash-test/random.ts';
import type { Edit, Slip } from './slip.ts';
import { ofJson, ofKeys, ofTypes } from './slipsOfForm.ts';
import { ofMeaning } from './slipsOfMeaning.ts';
import { ofPrice } from './slipsOfPrice.ts';
import { ofValues } from './slipsOfValue.ts';
import type { Subject } from './subject.ts';

/** A file with one mistake. */
export interface Mistake {
  group: string;
  slip: string;
  kind: string;
  path: string;
  text: string;
  /** The lines that a finding may name, that of the change first. */
  lines: readonly number[];
}

const groups: readonly { group: string; slips: readonly Slip[]; share: number }[] = [
  { group: 'JSON', slips: ofJson, share: 18 },
  { group: 'keys', slips: ofKeys, share: 14 },
  { group: 'types', slips: ofTypes, share: 12 },
  { group: 'values', slips: ofValues, share: 22 },
  { group: 'meaning', slips: ofMeaning, share: 22 },
  { group: 'price', slips: ofPrice, share: 12 },
];

const whole = groups.reduce((sum, { share }) => sum + share, 0);

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The lines of the changed text that an edit touches, and those of what it names beside. */
function linesOf({ text }: Subject, after: string, { start, end, put, also = [] }: Edit): number[] {
  let from = 0;
  const old = text.slice(start, end);
  while (from < put.length && from < old.length && put[from] === old[from]) from++;
  const first = lineAt(after, start + (from === put.length && from === old.length ? 0 : from));
  const last = lineAt(after, start + put.length);
  const moved = also.map((offset) =>
    lineAt(after, offset < end ? offset : offset + put.length - (end - start)),
  );
  const inner = also
    .filter((offset) => offset > start && offset < end)
    .map((offset) => lineAt(after, offset));
  // What is put on a line of its own counts as that line and the one it follows.
  const touched = Array.from({ length: Math.min(last - first + 1, 4) }, (_, at) => first + at);
  return [...new Set([...touched, lineAt(after, start), ...moved, ...inner])];
}

/** One mistake made in one of these files; null where the choice fell on nothing that can be made. */
function mistakeIn(subjects: readonly Subject[], random: Random): Mistake | null {
  const place = random.below(whole);
  let below = 0;
  const { group, slips } = groups.find((one) => {
    below += one.share;
    return place < below;
  })!;
  const slip = random.one(slips);
  const able = subjects.filter((subject) => slip.sites(subject).length > 0);
  if (able.length === 0) return null;
  const subject = random.one(able);
  const site = random.one(slip.sites(subject));
  const edit = slip.edit(site, random, subject);
  if (!edit) return null;
  const text = subject.text.slice(0, edit.start) + edit.put + subject.text.slice(edit.end);
  if (text === subject.text) return null;
  return {
    group,
    slip: slip.name,
    kind: subject.kind,
    path: site.path,
    text,
    lines: linesOf(subject, text, edit),
  };
}

/** So many different mistakes; the same seed makes the same ones. */
export function mistakesOf(subjects: readonly Subject[], seed: number, count: number): Mistake[] {
  const random = randomFrom(seed, 0);
  const made = new Map<string, Mistake>();
  for (let tries = 0; made.size < count && tries < count * 50; tries++) {
    const one = mistakeIn(subjects, random);
    if (one) made.set(`${one.kind} ${one.text}`, one);
  }
  return [...made.values()];
}
