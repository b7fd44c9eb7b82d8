// What can only be wrong between station files: two that claim one code, host or name.
import { duplicateActivityName } from '../checks/cross-file/duplicate-activity-name.ts';
import { duplicateCode } from '../checks/cross-file/duplicate-code.ts';
import { duplicateHost } from '../checks/cross-file/duplicate-host.ts';
import { duplicateName } from '../checks/cross-file/duplicate-name.ts';
import type { CrossFileRule } from '../checks/rule.ts';
import { localText } from '../station.ts';
import { type Diagnostic, type Path, pathText, positionsOf } from './diagnostic.ts';
import { findNode, parseTolerantJson } from './json/tolerantJson.ts';
import { sorted } from './readJsonFile.ts';
import type { Reading } from './readStation.ts';

/** A host without its port, as it is compared. */
export const normalizedHost = (host: string): string =>
  host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** Something that one station alone can have. */
export interface Claim {
  kind: 'activity' | 'code' | 'host' | 'name';
  value: string;
}

export interface Owner {
  fileName: string;
  /** Why it keeps what it claims, to complete "…, which". */
  because: string;
}

/** Chooses the file that keeps what several claim. */
export type ChooseOwner = (claim: Claim, fileNames: readonly string[]) => Owner;

export const firstByName: ChooseOwner = (_, fileNames) => ({
  fileName: [...fileNames].sort()[0]!,
  because: 'comes first by name',
});

export interface CrossFileResult {
  diagnostics: Diagnostic[];
  /** Files whose code belongs to another: they are no station. */
  keptOut: ReadonlySet<string>;
  /** Hosts that belong to another, by the file that claims them as well: the station is served without them. */
  refusedHosts: ReadonlyMap<string, readonly string[]>;
}

/** The kinds of activities that a file names itself, each with its name. */
const activityNamesOf = ({ file }: Reading): string[] =>
  Object.entries(file!.activityNames ?? {}).map(
    ([kind, name]) => `${kind} ${localText(name, 'zh-CN').normalize('NFKC').trim()}`,
  );

const nameOf = ({ file }: Reading): string => localText(file!.name, 'zh-CN').normalize('NFKC').trim();

/** All that a file claims, each with its kind; nothing of a file that is no station. */
export const claimsOf = (reading: Reading): string[] =>
  reading.file === undefined
    ? []
    : [
        `code ${reading.file.code}`,
        ...(reading.file.hosts ?? []).map((host) => `host ${host}`),
        `name ${nameOf(reading)}`,
        ...activityNamesOf(reading).map((name) => `activity ${name}`),
      ];

/** Files by what they claim; only claims of more than one. */
function clashesOf(
  readings: readonly Reading[],
  kind: Claim['kind'],
  valuesOf: (reading: Reading) => readonly string[],
): { claim: Claim; claimants: Reading[] }[] {
  const first = new Map<string, Reading>();
  const clashing = new Map<string, Reading[]>();
  for (const reading of readings)
    for (const value of valuesOf(reading)) {
      const earlier = first.get(value);
      if (!earlier) first.set(value, reading);
      else if (earlier !== reading) clashing.set(value, [...(clashing.get(value) ?? [earlier]), reading]);
    }
  return [...clashing].map(([value, claimants]) => ({ claim: { kind, value }, claimants }));
}

/**
 * What is wrong between files that are good by themselves. Of several that claim one thing `chooseOwner` names the one
 * that keeps it; the others are reported.
 */
export function checkAcrossFiles(
  readings: readonly Reading[],
  chooseOwner: ChooseOwner = firstByName,
): CrossFileResult {
  const found: Diagnostic[] = [];
  const keptOut = new Set<string>();
  const refusedHosts = new Map<string, string[]>();
  const isStation = ({ file, fileName }: Reading): boolean => file !== undefined && !keptOut.has(fileName);
  const ownerOf = (claim: Claim, claimants: readonly Reading[]): Owner =>
    chooseOwner(
      claim,
      claimants.map((one) => one.fileName),
    );

  for (const { claim, claimants } of clashesOf(readings.filter(isStation), 'code', ({ file }) => [
    file!.code,
  ])) {
    const owner = ownerOf(claim, claimants);
    for (const reading of claimants) {
      if (reading.fileName === owner.fileName) continue;
      keptOut.add(reading.fileName);
      found.push(diagnosticOf(reading, duplicateCode, ['code'], [claim.value], owner));
    }
  }

  const stations = readings.filter(isStation);
  /** Hosts that a file cannot have, by their owner: a copied file is one mistake. */
  const refused = new Map<Reading, Map<string, { owner: Owner; hosts: string[] }>>();
  for (const { claim, claimants } of clashesOf(stations, 'host', ({ file }) => file!.hosts ?? [])) {
    const owner = ownerOf(claim, claimants);
    for (const reading of claimants) {
      if (reading.fileName === owner.fileName) continue;
      const byOwner = refused.get(reading) ?? new Map<string, { owner: Owner; hosts: string[] }>();
      refused.set(reading, byOwner);
      const group = byOwner.get(owner.fileName) ?? { owner, hosts: [] };
      byOwner.set(owner.fileName, group);
      group.hosts.push(claim.value);
    }
  }
  for (const [reading, byOwner] of refused)
    for (const { owner, hosts } of byOwner.values()) {
      refusedHosts.set(reading.fileName, [...(refusedHosts.get(reading.fileName) ?? []), ...hosts]);
      const at = Math.min(...hosts.map((host) => reading.file!.hosts!.indexOf(host)));
      found.push(diagnosticOf(reading, duplicateHost, ['hosts', at], hosts, owner));
    }

  for (const { claim, claimants } of clashesOf(stations, 'name', (reading) => [nameOf(reading)])) {
    const owner = ownerOf(claim, claimants);
    for (const reading of claimants) {
      // Whoever copied a whole file reads about its hosts already.
      if (reading.fileName === owner.fileName || refused.get(reading)?.has(owner.fileName)) continue;
      found.push(diagnosticOf(reading, duplicateName, ['name'], [claim.value], owner));
    }
  }
  for (const { claim, claimants } of clashesOf(stations, 'activity', activityNamesOf)) {
    const owner = ownerOf(claim, claimants);
    const [, kind, name] = /^(\S+) (.*)$/s.exec(claim.value)!;
    for (const reading of claimants) {
      if (reading.fileName === owner.fileName || refused.get(reading)?.has(owner.fileName)) continue;
      found.push(diagnosticOf(reading, duplicateActivityName, ['activityNames', kind!], [name!], owner));
    }
  }
  return { diagnostics: sorted(found), keptOut, refusedHosts };
}

function diagnosticOf(
  { fileName, text }: Reading,
  rule: CrossFileRule,
  path: Path,
  claims: readonly string[],
  owner: Owner,
): Diagnostic {
  const { root } = parseTolerantJson(text);
  const place = (root && findNode(root, path)?.node) ?? { start: 0, end: 1 };
  const position = positionsOf(text);
  return {
    file: fileName,
    rule: rule.name,
    severity: rule.severity,
    range: { start: position(place.start), end: position(place.end) },
    path: pathText(path),
    message: rule.message(claims, `${owner.fileName}, which ${owner.because}`),
    consequence: rule.consequence,
    suggestions: [],
    fix: null,
  };
}
