// The honesty of x-owed: a flag without it is read by a screen, a flag with it is not yet.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stationSchema } from '#contract/station.schema.generated.ts';

const flags = Object.entries(stationSchema.properties!.frontConfig!.properties!);
const sources = [
  ...['src/areas', 'src/shell', 'src/kit'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  ),
  // What a menu shows is derived here for screens, server and the station command alike.
  readFileSync('src/station/derive/menus.ts', 'utf8'),
  readFileSync('src/station/derive/offered.ts', 'utf8'),
  // Which wins there are to show is decided where they are.
  readFileSync('src/server/play/wins/newestWins.ts', 'utf8'),
];
const isRead = (flag: string): boolean => {
  const sign = new RegExp(`\\b${flag}\\b`);
  return sources.some((text) => sign.test(text));
};

/** Beside the specification (decision 0237). */
const ours = ['winners', 'winnersLeast'];

test('there are the flags of the specification and two of ours, each with its effect', () => {
  expect(flags.map(([flag]) => flag).sort()).toEqual(
    [
      ...ours,
      'addToDesktopRemainText',
      'bonusAmount',
      'bonusPercent',
      'isV010',
      'lineDetection',
      'lineDetectionTxt',
      'moreActiveHeader',
      'needHideMaximumNetAmount',
      'noShowChongzhiBaoBiao',
      'noShowTiKuanBaoBiao',
      'personalInfoflag',
      'showFreeDepositInHoney',
      'userCenterNoShowHope',
    ].sort(),
  );
  for (const [flag, schema] of flags) expect([flag, Boolean(schema['x-effect'])]).toEqual([flag, true]);
});

test.each(flags)('%s is read by a screen, or recorded as owed', (flag, schema) => {
  expect(isRead(flag)).toBe(schema['x-owed'] === undefined);
});

test('what is owed names the issue and the screens it waits for', () => {
  for (const [, schema] of flags)
    if (schema['x-owed'] !== undefined) expect(schema['x-owed']).toMatch(/^issue \d+: \/\w+(, \/\w+)*$/);
});
