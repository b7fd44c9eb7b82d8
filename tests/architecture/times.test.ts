// No screen cuts a time by itself: whole where it has a line, by RowTime where words share it (docs/decisions/0164-a-time-is-shown-whole-where-it-has-a-line.md).
import { describe, expect, it } from 'vitest';
import { isGenerated, isTest, type Source, sourcesOf } from './sources.ts';

/** Cut to a minute, given to a text as its time, or shown as a day; the clock alone is a time of a day that is said. */
const cuts = [
  /\.slice\((?:0|5), ?16\)/,
  /\btime: [\w.?!]+\.slice\((?!11[,)])/,
  /(?<!\$)\{[\w.?!]+\.slice\(0, ?10\)\}/,
];

const cutIn = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ file }) => !isTest(file) && !isGenerated(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => (cuts.some((cut) => cut.test(line)) ? [`${file}:${at + 1}`] : [])),
    );

describe('a time', () => {
  it('is cut by no screen itself', async () => {
    const folders = ['areas', 'kit', 'play', 'session', 'shell', 'wallet'].map((name) => `src/${name}`);
    expect(cutIn(await sourcesOf(folders, ['.ts', '.tsx']))).toEqual([]);
  });

  it('that is cut is found', () => {
    const planted = [
      '<small>{createTime.slice(5, 16)}</small>',
      "t('active.rebate.until', { time: lastTime.slice(0, 16) })",
      '<li>{createTime.slice(0, 10)}</li>',
      "t('entry.app.updated', { time: app.updateTime.slice(0, 10) })",
    ];
    for (const text of planted)
      expect(cutIn([{ file: 'src/areas/a.tsx', text }])).toEqual(['src/areas/a.tsx:1']);
    const today = "t('forum.when.today', { time: time.slice(11, 16) })";
    expect(cutIn([{ file: 'src/areas/a.tsx', text: today }])).toEqual([]);
  });
});
