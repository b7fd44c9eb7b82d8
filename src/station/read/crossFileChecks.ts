// Owns what can only be wrong between station files: two that claim one code or one host.
import { duplicateCode } from '../checks/cross-file/duplicate-code.ts';
import { duplicateHost } from '../checks/cross-file/duplicate-host.ts';
import type { CrossFileRule } from '../checks/rule.ts';
import { type Diagnostic, type Path, pathText, positionsOf } from './diagnostic.ts';
import { type Reading, sorted } from './readStation.ts';
import { findNode, parseTolerantJson } from './tolerantJson.ts';

/** A host without its port, as it is compared. */
export const normalizedHost = (host: string): string =>
  host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/**
 * What is wrong between files that are good by themselves. The first file in the order given keeps what it claims, the
 * later one is reported.
 */
export function checkAcrossFiles(readings: readonly Reading[]): Diagnostic[] {
  const codes = new Map<string, string>();
  const hosts = new Map<string, string>();
  const found: Diagnostic[] = [];
  for (const { file, fileName } of readings) {
    if (!file || codes.has(file.code)) continue;
    codes.set(file.code, fileName);
    hosts.set(`${file.code}.localhost`, fileName);
  }
  for (const reading of readings) {
    const { file, fileName } = reading;
    if (!file) continue;
    const first = codes.get(file.code)!;
    if (first !== fileName) {
      found.push(diagnosticOf(reading, duplicateCode, ['code'], file.code, first));
      continue;
    }
    for (const [at, host] of (file.hosts ?? []).entries()) {
      // The schema lets only small letters and no port through: compared as they are.
      const owner = hosts.get(host);
      if (owner === undefined) hosts.set(host, fileName);
      else if (owner !== fileName)
        found.push(diagnosticOf(reading, duplicateHost, ['hosts', at], host, owner));
    }
  }
  return sorted(found);
}

function diagnosticOf(
  { fileName, text }: Reading,
  rule: CrossFileRule,
  path: Path,
  claim: string,
  owner: string,
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
    message: rule.message(claim, owner),
    consequence: rule.consequence,
    suggestions: [],
    fix: null,
  };
}
