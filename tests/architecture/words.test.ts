// The words that nothing in the repository may use: names that were replaced by a standard term, and phrases that need a second reading.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isThere, root } from './sources.ts';

interface Banned {
  pattern: RegExp;
  /** The word to write. */
  instead: string;
}

/** Names of earlier versions. Where the old name is also an ordinary word, only its form in code is banned. */
const oldNames: readonly Banned[] = [
  { pattern: /\bclass Together\b|\btogether\.ts\b/, instead: 'BatchQueue' },
  { pattern: /\bDeclined\b/, instead: 'DatabaseRefusal' },
  { pattern: /\bMistaken\b/, instead: 'StaleReadError' },
  {
    pattern: /\b(?:presumes|isSteady|lastRows|swift)\b/,
    instead: 'optimistic, cacheable, rowCache, batched',
  },
  { pattern: /\b(?:handOver|letGo)\b/, instead: 'commitAndRelease, uncork' },
  { pattern: /\bafterwards\(/, instead: 'afterCommit()' },
  { pattern: /\bclass Gap\b|\bnew Gap\b/, instead: 'Placeholder' },
  {
    pattern: /\b(?:Surroundings|Incoming|Wishes|toldFirst)\b/,
    instead: 'CallDeps, CallRequest, SideEffects',
  },
  { pattern: /\bperform\(/, instead: 'executeCall()' },
  { pattern: /\bFaceParts\b|server\/face\b/, instead: 'WebDeps, server/web' },
  { pattern: /\b(?:FieldFace|registerFaces)\b/, instead: 'FieldUi, registerFields' },
  {
    pattern: /\b(?:bring|keptPage|hands|deeds|parts|onward|robot|look)\.tsx?\b/,
    instead: 'loadChunk.ts, bfcache.ts, ...',
  },
  { pattern: /\b(?:putAway|useParts|useGoOn|entitle)\b/, instead: 'bfcacheSignal, useAfterLogin, setTitle' },
  { pattern: /\bmisfits?\b/i, instead: 'shapeMismatch' },
  { pattern: /\btakeLane\b/, instead: 'acquireSlot, worker, shard' },
  {
    pattern: /\bnoSlip\b|\bwayLook\b|\busePlace\b|\buseReturn\b/,
    instead: 'pendingSlip, depositMethod',
  },
  { pattern: /\bconform(?:\.ts|\()/, instead: 'schemaCheck' },
  { pattern: /\bsurely\b/i, instead: 'confidentMatch' },
  { pattern: /\botherSide\b|\bnewsOf\b|\btakeNews\b/, instead: 'providerClient, statusUpdateOf' },
  {
    pattern: /\bforgery\b|\bmayOnceMore\b|\bcountUp\b|\btakeTurns\b/,
    instead: 'sameOrigin, consumeQuota, recordAttempt',
  },
  { pattern: /\bkeep_apart\b|\bbet_part\b/, instead: 'enable_station_rls, ledger_shard' },
  {
    pattern: /(?:tests|scripts)\/house\b|\/house\/|\bhouse:\//,
    instead: 'tests/architecture, scripts/harness, /operator/',
  },
  { pattern: /\bhouse(?:Url|Port|Pid|Ms|Pages)\b/, instead: 'serverUrl, operatorUrl' },
];

/** Phrases that read like another century, or name a thing in two ways. */
const oldPhrases: readonly Banned[] = [
  { pattern: /\b(?:told|telling)\b/i, instead: 'reported, shown, notified' },
  { pattern: /\btells?\b(?![^.\n]{0,40}\bapart\b)/i, instead: 'report, say, show (to tell apart is fine)' },
  // The ledger has a house account, as the trade calls it; the product is the server, the platform or the site.
  {
    pattern: /\b(?:the|a|this|our) house\b(?! account)|\bhouse(?:'s|’s)|\bhouse (?:rules?|tests?|pages?)\b/i,
    instead: 'the server, the platform',
  },
  { pattern: /\banew\b|[a-z]Anew\b/i, instead: 'again' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix' },
  { pattern: /\breckon/i, instead: 'calculate' },
  { pattern: /\bdeeds?\b/i, instead: 'action' },
  { pattern: /\bspoil(?:s|t|ed)?\b/i, instead: 'inject a fault, break, corrupt' },
  { pattern: /\bthe other side\b/i, instead: 'the counterparty, the provider, the server' },
  {
    pattern: /\basked for again\b|\basks? for (?:it |them )?again\b|\bfor asking again\b/i,
    instead: 'requested again, repeated',
  },
  { pattern: /\bheard? of\b/i, instead: 'know, receive' },
  { pattern: /\b(?:could|can|cannot) (?:not )?be had\b/i, instead: 'could not be loaded' },
  {
    pattern: /\bhands? (?:back|in|on|out|over)\b|\bhanded (?:back|in|on|out|over)\b/i,
    instead: 'return, pass, forward',
  },
  { pattern: /\bthe (?:coming|word|words) of (?:it|the area)\b/i, instead: 'the report, the loading' },
  {
    pattern:
      /\b(?:whence|thence|hither|thither|wherein|therein|thereof|betimes|amiss|lest|naught|nought|forthwith|whilst)\b/i,
    instead: 'a present-day word',
  },
];

/**
 * Files that quote others: the user's specification, licences, the lock file of npm, the decision about this test, and texts for players, which have tests of their own.
 */
const quotes =
  /^(?:docs\/specification\.md|docs\/decisions\/0080-|LICENSE|package-lock\.json|src\/texts\/(?:zh-CN|en)\/|tests\/architecture\/words\.test\.ts$)/;

const isText = (file: string): boolean => !/\.(?:png|jpe?g|webp|ico|woff2?|gz|br)$/.test(file);

const findBanned = (file: string, text: string, banned: readonly Banned[]): string[] =>
  text.split('\n').flatMap((line, at) =>
    banned.flatMap(({ pattern, instead }) => {
      const hit = pattern.exec(line);
      return hit ? [`${file}:${at + 1}: "${hit[0]}" (instead: ${instead})`] : [];
    }),
  );

const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = [...new Set(stdout.split('\n'))].filter(
  (file) => file !== '' && isText(file) && !quotes.test(file) && isThere(file),
);
const texts = await Promise.all(
  files.map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
);

describe('no tracked file', () => {
  it('is left out by accident', () => {
    expect(files.length).toBeGreaterThan(1000);
    for (const file of [
      'README.md',
      'CHANGELOG.md',
      'package.json',
      'src/server/db/functions/bet_place.sql',
      'scripts/run.mjs',
    ])
      expect(files).toContain(file);
  });

  it('uses a name that was replaced', () => {
    expect(
      texts.flatMap(({ file, text }) => [
        ...findBanned(file, file, oldNames),
        ...findBanned(file, text, oldNames),
      ]),
    ).toEqual([]);
  });

  it('uses a phrase that has a plain word', () => {
    expect(texts.flatMap(({ file, text }) => findBanned(file, text, oldPhrases))).toEqual([]);
  });
});

describe('a planted word', () => {
  it.each([
    ['src/kit/robot.ts', oldNames],
    ['import { otherSide } from "./news.ts";', oldNames],
    ['await perform(call, request);', oldNames],
    ['SELECT keep_apart(table_name);', oldNames],
    ['// The player is told that it is slow.', oldPhrases],
    ['// An answer tells the balance.', oldPhrases],
    ['// What the house owes a player.', oldPhrases],
    ['-- The draw is reckoned anew.', oldPhrases],
    ['test("a spoilt file is mended", () => {});', oldPhrases],
    ['// What could not be had is asked for again.', oldPhrases],
  ] as const)('is found: %s', (line, banned) => {
    expect(findBanned('src/planted.ts', line, banned)).not.toEqual([]);
  });

  it.each([
    '// Players cannot tell the two stations apart.',
    "ledgerAccount(db, station, 0, 'house', 'real')",
    '-- The shard of the house account that a stake goes to.',
    '# Lottery house',
  ])('is not seen in: %s', (line) => {
    expect(findBanned('src/planted.ts', line, [...oldNames, ...oldPhrases])).toEqual([]);
  });
});
