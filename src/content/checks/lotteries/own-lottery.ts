// The rule that a lottery of a station's own can be drawn, numbered and known from others.
import { cataloguedLottery } from '#lottery/catalogue.ts';
import { familyOf } from '#lottery/families.ts';
import { type ScheduleProblem, scheduleProblems } from '#lottery/schedule.ts';
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { localText } from '#station/station.ts';
import type { ContentFiles } from '../../content.generated.ts';
import { contentRule } from '../rule.ts';

type LotteryItem = ContentFiles['lotteries']['items'][number];
type Own = NonNullable<LotteryItem['own']>;

const markMost = 3;
const consequence =
  'Nothing of the file is applied: it could not be drawn, or would be taken for another one.';

const finding = (path: Path, message: string, fix?: RuleFinding['fix']): RuleFinding => ({
  path,
  at: 'value',
  message,
  consequence,
  ...(fix && { fix }),
});

const removing = (path: Path): RuleFinding['fix'] => ({
  description: 'Remove it',
  safe: false,
  changes: [{ kind: 'remove', path }],
});

/** Whether it says once, and only once, when it is drawn; then the times may be judged. */
function* times(own: Own, path: Path): Generator<RuleFinding> {
  if ((own.everySeconds === undefined) === (own.at === undefined))
    yield finding(
      [...path, own.at === undefined ? 'sealSeconds' : 'at'],
      'A lottery draws every so many seconds (everySeconds), or once a day (at); it says one of the two.',
    );
  for (const field of own.everySeconds === undefined ? (['firstAt', 'periodsADay'] as const) : [])
    if (own[field] !== undefined)
      yield finding(
        [...path, field],
        `${field} says nothing here: it belongs to a lottery that draws in intervals.`,
        removing([...path, field]),
      );
  if (own.everySeconds !== undefined && own.on !== undefined)
    yield finding(
      [...path, 'on'],
      'A lottery that draws in intervals draws every day.',
      removing([...path, 'on']),
    );
}

/** Named by their member, so that each sentence is one that can be translated. */
const sentences: Record<ScheduleProblem['at'], (key: string, most: string) => string> = {
  sealSeconds: (key) => `${key} seals before the draw before it.`,
  periodsADay: (key, most) => `${key} has more periods a day than end by midnight, which are ${most}.`,
  periodNumber: (key, most) => `${key} has more periods than its numbers have digits for; ${most} is enough.`,
};

function* ofItem({ key, name, modes, own }: LotteryItem, at: number): Generator<RuleFinding> {
  const path: Path = ['items', at];
  if (!own) return;
  if (cataloguedLottery(key))
    yield finding(
      [...path, 'key'],
      `${key} is a lottery of the catalogue, which is drawn as it says there.`,
      removing([...path, 'own']),
    );
  if (!/^[A-Z0-9]{2,12}$/.test(key))
    yield finding(
      [...path, 'key'],
      `The code ${JSON.stringify(key)} is not of 2 to 12 capital letters and figures.`,
    );
  if (name === undefined) yield finding([...path, 'key'], `${key} has no name.`);
  for (const locale of ['zh-CN', 'en'] as const) {
    const mark = localText(own.mark, locale);
    if ([...mark].length > markMost) {
      yield finding(
        [...path, 'own', 'mark'],
        `The mark ${JSON.stringify(mark)} is longer than three characters.`,
      );
      break;
    }
  }
  for (const [place, mode] of (modes ?? []).entries())
    if (!familyOf(own.family).plays.some((play) => play.mode === mode))
      yield finding([...path, 'modes', place], `${key} has no ${mode} betting.`);
  const wrong = [...times(own, [...path, 'own'])];
  yield* wrong;
  if (wrong.length > 0) return;
  for (const { at: field, least = '' } of scheduleProblems({ ...own, draws: own }))
    yield finding(
      [...path, 'own', field],
      sentences[field](key, least),
      field === 'sealSeconds'
        ? undefined
        : writeFix([...path, 'own', field], field === 'periodsADay' ? Number(least) : least, false),
    );
}

export const ownLottery = contentRule({
  name: 'own-lottery',
  severity: 'error',
  page: 'A lottery of your own has a code that the catalogue does not have, a name, a mark of three characters at most, and draws that follow each other: in intervals or once a day, sealed after the draw before, with numbers that no two periods of a day (or of a year) share.',
  kinds: ['lotteries'],
  good: '{ "items": [{ "key": "KOI90", "name": "Koi", "own": { "family": "ssc", "mark": "KOI", "drawnBy": "platform", "everySeconds": 90, "sealSeconds": 10, "periodNumber": "YYYYMMDDNNN" } }] }',
  bad: '{ "items": [{ "key": "KOI90", "name": "Koi", "own": { "family": "ssc", "mark": "KOI", "drawnBy": "platform", "everySeconds": 90, "sealSeconds": 90, "periodNumber": "YYYYMMDDNNN" } }] }',
  *check({ file }) {
    for (const [at, item] of file.items.entries()) yield* ofItem(item, at);
  },
});
