// Owns what can only be wrong between station files: two that claim one code or one host.
import { type Diagnostic, positionsOf } from './diagnostic.ts';
import { type Reading, sorted } from './read.ts';
import { findNode, parseSource } from './source.ts';

/** A host without its port, as it is compared. */
export const plainHost = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/**
 * What is wrong between files that are good by themselves. The first file in the order given keeps what it claims, the
 * later one is told of.
 */
export function checkStations(readings: readonly Reading[]): Diagnostic[] {
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
      found.push(
        told(
          reading,
          'duplicate-code',
          ['code'],
          `The code "${file.code}" belongs to ${first}.`,
          'This file is kept out of service: accounts and money would be mixed up.',
        ),
      );
      continue;
    }
    for (const [at, host] of (file.hosts ?? []).entries()) {
      // The schema lets only small letters and no port through: compared as they are.
      const owner = hosts.get(host);
      if (owner === undefined) hosts.set(host, fileName);
      else if (owner !== fileName)
        found.push(
          told(
            reading,
            'duplicate-host',
            ['hosts', at],
            `The host "${host}" belongs to ${owner}.`,
            'This file is kept out of service: a visitor there could be on either station.',
          ),
        );
    }
  }
  return sorted(found);
}

function told(
  { fileName, text }: Reading,
  rule: string,
  path: (string | number)[],
  message: string,
  consequence: string,
): Diagnostic {
  const { root } = parseSource(text);
  const place = (root && findNode(root, path)?.node) ?? { start: 0, end: 1 };
  const position = positionsOf(text);
  return {
    file: fileName,
    rule,
    severity: 'error',
    range: { start: position(place.start), end: position(place.end) },
    path: path.length > 1 ? `${path[0]}[${path[1]}]` : String(path[0]),
    message,
    consequence,
    suggestions: [],
    fix: null,
  };
}
