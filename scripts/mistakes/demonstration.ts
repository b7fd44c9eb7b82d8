// The files in which mistakes are made, the content of the demonstration and the stations, and what a checker finds in one of them with another text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentKind, contentKinds } from '#content/content.generated.ts';
import { contentSchemas } from '#content/content.schema.generated.ts';
import type { ContentSet } from '#content/contentSet.ts';
import { readContents } from '#content/readContent.ts';
import { stationSchema } from '#contract/station.schema.generated.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import { readStation } from '#station/read/readStation.ts';
import { type Subject, subjectOf } from './subject.ts';

const stations = path.resolve(import.meta.dirname, '../../stations');
const folder = path.join(stations, 'content/demo');

export const base = contentKinds.map((kind) => ({
  kind,
  fileName: `${kind}.json`,
  text: readFileSync(path.join(folder, `${kind}.json`), 'utf8'),
}));
export const baseText = new Map(base.map(({ kind, text }) => [kind, text]));

export const around = { hasPicture: () => true, now: new Date('2026-11-20T12:00:00+08:00') };

const beside = Object.fromEntries(base.map(({ kind, text }) => [kind, JSON.parse(text)])) as ContentSet;

/** Kinds that others name, and those that name others. */
const named: readonly ContentKind[] = [
  'activities',
  'activity-types',
  'card-types',
  'deposit-offers',
  'deposit-settings',
  'levels',
  'lotteries',
  'pay-methods',
  'withdrawal-rules',
];
const naming: readonly ContentKind[] = [
  'activities',
  'banners',
  'coupons',
  'deposit-offers',
  'deposit-settings',
  'help',
  'notices',
  'pay-methods',
  'rebates',
  'service',
];

/** What is found in the demonstration with the text of one kind in place of its own. */
export const readWith = (kind: ContentKind, text: string): Diagnostic[] =>
  readContents(
    base
      .filter((one) => one.kind === kind || (named.includes(kind) && naming.includes(one.kind)))
      .map((one) => (one.kind === kind ? { ...one, text } : one)),
    { ...around, beside },
  ).flatMap(({ diagnostics }) => diagnostics);

/** The files of the demonstration, for making mistakes in them. */
export const contentSubjects = (): Subject[] =>
  base.map(({ kind, text }) => subjectOf(kind, text, contentSchemas[kind]));

/** The station files, for making mistakes in them. */
export const stationSubjects = (): Subject[] =>
  readdirSync(stations)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) =>
      subjectOf(name, readFileSync(path.join(stations, name), 'utf8'), stationSchema, stationSchema.$defs),
    );

/** What is found in a station file with another text. */
export const readStationWith = (name: string, text: string): Diagnostic[] =>
  readStation(text, name, { hasAsset: (asset) => existsSync(path.join(stations, asset)) }).diagnostics;
