// Profiles of protection: what each law demands, clause by clause, what a file changes of it, and what the station command says of it.
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StationFile } from '#contract/station.generated.ts';
import { stationProgram } from '#scripts/station/program.ts';
import { type ProfileName, profileSettings } from '#station/protection/profiles.ts';
import { protectionOf } from '#station/protection/protection.ts';
import { isWeaker } from '#station/protection/strictness.ts';
import { resolveStation } from '#station/station.ts';
import { runProgram } from '#support/runProgram.ts';
import { shippedStations } from '#support/startServer.ts';

const of = (protection: StationFile['protection']) =>
  protectionOf(resolveStation({ code: 'demo', name: 'Demo', ...(protection && { protection }) }));
const laws = Object.keys(profileSettings) as ProfileName[];

describe('what the standard profile keeps as it was', () => {
  test('nobody is asked, refused or reminded of anything, and players may set every limit', () => {
    expect(of(undefined)).toMatchObject({
      profile: 'standard',
      limits: { ask: 'never', required: false, station: [], kinds: ['deposit', 'stake', 'loss', 'time'] },
      registry: { rule: 'none', deposits: false, play: false },
      reality: { minutes: 0 },
      design: { cycleSeconds: 0, autoplay: true, turbo: true, cancelWithdrawal: true },
    });
  });
});

describe('what a law demands, clause by clause', () => {
  const clauses: [clause: string, law: ProfileName, demanded: object][] = [
    ['RTS 12: asked for a limit at registration or first deposit', 'uk', { limits: { ask: 'registration' } }],
    ['RTS 12: higher after 24 hours and a fresh confirmation', 'uk', { limits: { waitHours: 24 } }],
    ['RTS 12: a reminder at least each six months', 'uk', { limits: { reminderMonths: 6 } }],
    ['RTS 12: deposit limits are offered', 'uk', { limits: { kinds: expect.arrayContaining(['deposit']) } }],
    ['RTS 14: a cycle of at least five seconds', 'uk', { design: { cycleSeconds: 5 } }],
    ['RTS 14: no autoplay, no turbo', 'uk', { design: { autoplay: false, turbo: false } }],
    ['RTS 14B: a withdrawal cannot be cancelled', 'uk', { design: { cancelWithdrawal: false } }],
    ['MGA: an exclusion asks whether it covers all brands', 'mga', { breaks: { allStations: 'ask' } }],
    [
      'MGA: lifted after 24 hours, without an end after 7 days',
      'mga',
      { breaks: { coolHours: 24, coolHoursIndefinite: 168 } },
    ],
    ['Ontario: terms of six months, one or five years', 'on', { breaks: { terms: ['6m', '1y', '5y'] } }],
    ['Ontario: without an answer, in by the last one alone', 'on', { registry: { rule: 'lastKnown' } }],
    [
      'Germany: 1,000 a month over all',
      'de',
      { limits: { station: [{ kind: 'deposit', frame: 'month', value: 1000 }] } },
    ],
    ['LUGAS: a central file is asked at each deposit', 'de', { registry: { deposits: true } }],
    [
      'LUGAS: no play in parallel, 5 minutes on a change',
      'de',
      { registry: { play: true, changeMinutes: 5 } },
    ],
    [
      'Germany: a limit is required, higher after 7 days',
      'de',
      { limits: { required: true, waitHours: 168 } },
    ],
    ['Netherlands: asked at every log-in', 'nl', { registry: { rule: 'closed' } }],
    [
      'Sweden: a registry, and a limit is required',
      'se',
      { registry: { rule: 'lastKnown' }, limits: { required: true } },
    ],
  ];
  test.for(clauses)('%s (%s)', ([, profile, demanded]) => {
    expect(of({ profile })).toMatchObject({ profile, ...demanded });
  });

  test('no law waits less than a day for a higher limit, nor demands less than the standard profile', () => {
    for (const law of laws) {
      const { limits, design } = profileSettings[law];
      expect([law, limits.waitHours >= 24]).toEqual([law, true]);
      for (const [name, value] of Object.entries(design))
        expect([
          law,
          name,
          isWeaker(`design.${name}`, value, profileSettings.standard.design[name as never]),
        ]).toEqual([law, name, false]);
    }
  });
});

test('a file changes single settings of its profile, and the others stay', () => {
  expect(of({ profile: 'de', limits: { waitHours: 200 }, age: 21 })).toMatchObject({
    age: 21,
    limits: { waitHours: 200, required: true },
    design: { cycleSeconds: 5 },
  });
});

test('a file that switches a question of the German law off protects less, and who reads the setting is explained', async () => {
  expect(isWeaker('registry.deposits', false, profileSettings.de.registry.deposits)).toBe(true);
  expect(isWeaker('registry.play', false, profileSettings.de.registry.play)).toBe(true);
  expect(isWeaker('registry.changeMinutes', 4, profileSettings.de.registry.changeMinutes)).toBe(true);
  expect(isWeaker('registry.deposits', true, profileSettings.standard.registry.deposits)).toBe(false);
  const said = await station('explain', 'h012', 'protection.registry.deposits');
  expect(said).toMatch(/value +off/);
  expect(said).toMatch(/read by .*src\/server\/money\/deposits\/central\.ts/);
});

test('a reminder that is switched off, or comes later, protects less than one that comes', () => {
  expect([0, 90, 60, 30].map((minutes) => isWeaker('reality.minutes', minutes, 60))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isWeaker('reality.minutes', 0, 0)).toBe(false);
});

test('three of the nine stations follow a law', () => {
  const followed = shippedStations()
    .map((file) => [file.code, file.protection?.profile ?? 'standard'])
    .filter(([, profile]) => profile !== 'standard');
  expect(followed).toEqual([
    ['h012', 'uk'],
    ['v018', 'mga'],
    ['v019', 'on'],
  ]);
});

const station = async (...args: string[]): Promise<string> =>
  (await runProgram(stationProgram, args, { folder: path.resolve('.') })).out;

test('explain says what holds, by which profile, and which code reads it', async () => {
  const said = await station('explain', 'h012', 'protection.limits.ask');
  expect(said).toMatch(/value +registration/);
  expect(said).toMatch(/set by +the profile uk/);
  expect(said).toMatch(/default +registration, by the profile uk/);
  expect(said).toMatch(/read by .*src\/server\/protection\/limitQuestion\.ts/);
  expect(said).toMatch(/v018: firstDeposit/);
});

test('the matrix has a row for each setting, with the profile of each station', async () => {
  const { rows } = JSON.parse(await station('matrix', '--row', 'protection.', '--format', 'json')) as {
    rows: { name: string; values: Record<string, string> }[];
  };
  const valueAt = (name: string, code: string) => rows.find((row) => row.name === name)!.values[code];
  expect(valueAt('protection.profile', 'v018')).toBe('mga');
  expect(valueAt('protection.limits.ask', 'v018')).toBe('firstDeposit');
  expect(valueAt('protection.registry.deposits', 'h012')).toBe('off');
  expect(valueAt('protection.design.autoplay', 'h012')).toBe('off');
  expect(valueAt('protection.design.autoplay', 'w147')).toBe('on');
});
