// What saving a text of a station's file would do: what is wrong with it, what players notice in the words of `station plan`, and which settings differ.

import { relatedTo } from '#station/change/related.ts';
import { stationChanges } from '#station/derive/changes.ts';
import { visibleFactsOf } from '#station/derive/visibleFacts.ts';
import type { ChooseOwner } from '#station/read/crossFileChecks.ts';
import { checkAcrossFiles } from '#station/read/crossFileChecks.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import type { Reading } from '#station/read/readStation.ts';
import type { Station } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { playerText } from '../../playerTexts.ts';
import type { StationsInService } from '../../stations.ts';
import { commandTextIn, factWordsIn } from '../../stationWords.ts';
import { mistakeIn } from '../content/mistakes.ts';
import { differing, settingsOf } from '../trail/stations.ts';
import { type FileInPlace, readAs } from './files.ts';
import { nameOfBytes } from './names.ts';

export interface StationPlan {
  diagnostics: Diagnostic[];
  differences: {
    area: string;
    what: string;
    before: string | null;
    after: string | null;
    change: 'removed' | 'added' | 'changed';
  }[];
  /** By setting, as the trail has it. */
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  /** What just this is called; null where something speaks against it, or nothing changes. */
  fingerprint: string | null;
}

/** What another file has already stays with it. */
const othersFirst =
  (name: string): ChooseOwner =>
  (_, fileNames) => ({
    fileName: fileNames.find((one) => one !== name) ?? name,
    because: 'is in service with it',
  });

/** The name of saving a text in the place of a file as it is. */
export const planName = (file: FileInPlace, text: string): string => nameOfBytes(file.mark, text);

/** Around a text that is planned: the stations it comes among, and the pictures that it may name. */
export interface PlanGround {
  stations: StationsInService;
  assets: readonly string[];
  locale: Locale;
}

export function planStation(
  { stations, assets, locale }: PlanGround,
  file: FileInPlace,
  text: string,
): StationPlan {
  const { name } = file;
  const now = readAs(assets, name, file.text);
  const next = text === file.text ? now : readAs(assets, name, text);
  const others = stations.files().filter((one) => one.fileName !== name);
  const beside = relatedTo([now, next], others);
  const around = (own: Reading): Map<string, Reading> =>
    new Map([...beside, own].map((reading) => [reading.fileName, reading]));
  const chooseOwner = othersFirst(name);
  const words = factWordsIn(locale);
  const changes = stationChanges(around(now), around(next), {
    chooseOwner,
    factsOf: (station) => visibleFactsOf(station, playerText, words),
  });
  const own = changes.find((change) => `${change.code}.json` === name);
  const between = checkAcrossFiles([...beside, next], chooseOwner).diagnostics;
  const diagnostics = [...next.diagnostics, ...between.filter((one) => one.file === name)];
  const settings = (station: Station | undefined) => (station ? settingsOf(station) : {});
  // What came before a broken file is in service still.
  const was = now.station ?? stations.byCode(name.replace(/\.json$/, ''));
  const isWrong = next.station === undefined || diagnostics.some((one) => one.severity === 'error');
  return {
    diagnostics,
    differences: (own?.differences ?? []).map(({ area, isRemoval, ...one }) => ({
      ...one,
      area: commandTextIn(locale, `command.diff.area.${area}`),
      change: isRemoval ? 'removed' : one.before === null ? 'added' : 'changed',
    })),
    // Of a text that cannot be served no setting holds, and none is lost.
    ...differing(
      settings(was as Station | undefined),
      settings(next.station ?? (was as Station | undefined)),
    ),
    fingerprint: isWrong || text === file.text ? null : planName(file, text),
  };
}

/** Diagnostics as they go out. */
export const writtenMistakes = (diagnostics: readonly Diagnostic[], locale: Locale) =>
  diagnostics.map(({ rule, severity, message, consequence, range, path }) => ({
    rule,
    severity,
    message: mistakeIn(locale, undefined, message),
    consequence: mistakeIn(locale, undefined, consequence),
    line: range.start.line,
    path,
  }));

/** The settings that differ, with their values as JSON. */
export function writtenSettings({ before, after }: Pick<StationPlan, 'before' | 'after'>) {
  const said = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    name,
    before: said(before[name]),
    after: said(after[name]),
  }));
}

/** Settings that bound what offers cost and what protects players: nobody loosens them alone. */
const guarded = /^(?:protection|costLimits)(?:\.|$)/;

/** Whether a second person has to agree whatever the limits say. */
export const needsSecondAlways = ({ before, after }: Pick<StationPlan, 'before' | 'after'>): boolean =>
  [...Object.keys(before), ...Object.keys(after)].some((name) => guarded.test(name));
