// The proof that the files of the demonstration suit their stations: texts of their own without figures by hand, what the platforms run, and a station that is added later.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ContentFiles, ContentKind } from '#content/content.generated.ts';
import { resolveContent } from '#content/contentSet.ts';
import { fillContent } from '#content/fillFigures.ts';
import type { StationFile } from '#contract/station.generated.ts';
import {
  gamesOf,
  kindOf,
  nameOfGame,
  nameOfPlatform,
  platformCodes,
} from '#counterparty/game-platform/catalogue.ts';
import stationSchema from '#schemas/station.json' with { type: 'json' };
import { localText, resolveStation } from '#station/station.ts';
import { foldersOf, textsFor } from '../contentFolders.ts';
import { defaultSettings } from '../settings.ts';
import { demonstrationContent } from './demonstrationContent.ts';

const folder = path.resolve(import.meta.dirname, '../../../stations');
const stations = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => resolveStation(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as StationFile));

type Both = { 'zh-CN': string; en: string };

/** A file as it is written, with names in braces. */
const written = <K extends ContentKind>(code: string, kind: K): ContentFiles[K] =>
  JSON.parse(
    textsFor(foldersOf(path.join(folder, 'content'), 'demo', code)).find((one) => one.kind === kind)!.text,
  );

/** Of help whose figures are the rules of the games that platforms run, and no station's own. */
const rulesOfGames = 'platform-games';

const textsOf = (code: string, leftOut?: string): Both[] =>
  [
    ...written(code, 'notices').items.flatMap(({ title, content }) => [title, content]),
    ...written(code, 'help')
      .items.filter(({ key }) => key !== leftOut)
      .flatMap(({ name, articles = [] }) => [
        name,
        ...articles.flatMap(({ title, content, keywords }) => [title, content, keywords ?? '']),
      ]),
    ...written(code, 'activities').items.flatMap(({ summary, content }) => [summary ?? '', content]),
  ].map((text) => (typeof text === 'string' ? { 'zh-CN': text, en: text } : (text as Both)));

/** What may be written by hand: names, an age, the length of a password, the least of a transfer, a time zone, the unit of a rate, the cycle of sign-ins. */
const names =
  /18周岁|under 18|18 or older|6位|6 digits|SHA-256|TRC20|ERC20|28系列|28 family|1元起|from 1 yuan|UTC\+8|<\/?h\d>|第1天|on day 1|0:00|满30天|30 days|前行1米|1 metre|1元兑换|兑换1元|1 yuan buys|get you 1 yuan|1 to 6/g;

describe.each(stations.map((station) => [station.code, station] as const))('%s', (code, station) => {
  const { notices, help, banners, activities } = demonstrationContent(station);

  test('has its own notices and a help of its own categories', () => {
    expect(notices!.items.length).toBeGreaterThanOrEqual(6);
    expect(notices!.items.length).toBeLessThanOrEqual(8);
    expect(notices!.items.filter(({ display }) => display === 'popup')).toHaveLength(1);
    expect(help!.items.length).toBeGreaterThanOrEqual(4);
    expect(help!.items.filter(({ key }) => key !== rulesOfGames).length).toBeLessThanOrEqual(5);
    const articles = help!.items.flatMap((one) => one.articles);
    expect(articles.length).toBeGreaterThanOrEqual(12);
    for (const topic of ['about', 'turnover', 'support'])
      expect(articles.filter((one) => one.topic === topic)).toHaveLength(1);
  });

  test('loses nothing of its files: all of it suits the station', () => {
    const given = { notices, help, banners, activities };
    for (const kind of ['notices', 'help', 'banners', 'activities'] as const)
      expect(given[kind]!.items.map(({ key }) => key)).toEqual(
        written(code, kind).items.map(({ key }) => key),
      );
    expect(help!.items.map(({ articles }) => articles.length)).toEqual(
      written(code, 'help').items.map(({ articles = [] }) => articles.length),
    );
  });

  test('says in English nothing in Chinese, and nothing in braces', () => {
    // Only the choice of language is in both, by its name in braces.
    for (const { en } of textsOf(code))
      expect(en.replaceAll(/\{[^{}]*\}/g, '')).not.toMatch(/\p{Script=Han}/u);
    expect(JSON.stringify([notices, help, activities])).not.toMatch(/\{[a-z]+[./}]|undefined|NaN/);
  });

  test('states no figure by hand: each is one that its files make the server apply', () => {
    for (const text of textsOf(code, rulesOfGames))
      for (const one of Object.values(text))
        expect(one.replaceAll(/\{[^{}]*\}/g, '').replaceAll(names, '')).not.toMatch(/\d/);
  });

  test('pays in its help what the rules of games pay', () => {
    const rules = readFileSync(path.join(folder, '../docs/rules-of-games.md'), 'utf8');
    const { articles = [] } = written(code, 'help').items.find(({ key }) => key === rulesOfGames)!;
    const paid = articles.flatMap(({ content }) => {
      const { 'zh-CN': text } = content as Both;
      return [...text.matchAll(/1赔(\d+(?:\.\d+)?)/g)].map(([, odds]) => odds!);
    });
    expect(paid).toContain('0.95');
    // Roulette has its odds behind the name of each bet.
    const roulette = [...rules.matchAll(/(?:直|分|街|角|线)注 (\d+) |打 (\d+) /g)].map(
      ([, ofNumbers, ofDozens]) => ofNumbers ?? ofDozens,
    );
    expect(paid.filter((odds) => !rules.includes(`${odds}:1`) && !roulette.includes(odds))).toEqual([]);
  });

  test('uses only plain HTML, without links of its own', () => {
    for (const text of textsOf(code))
      for (const [, tag] of Object.values(text)
        .join('')
        .matchAll(/<\/?([^>]*)>/g))
        expect(['h3', 'p', 'ul', 'ol', 'li', 'strong', 'table', 'tr', 'th', 'td']).toContain(tag);
  });

  test('greets with its name and a scene of its own', () => {
    const [first] = banners!.items;
    expect(localText(first!.title, 'zh-CN')).toContain(localText(station.name, 'zh-CN'));
    expect(first!.picture).toMatch(/^\/art\/face-/);
  });
});

test('no two stations have a notice, an introduction or a scene in common', () => {
  const own = stations.flatMap((station) => {
    const { notices, help, banners } = demonstrationContent(station);
    const about = help!.items.flatMap(({ articles }) => articles).find(({ topic }) => topic === 'about')!;
    return [
      ...notices!.items.map(({ content }) => localText(content, 'zh-CN')),
      localText(about.content, 'zh-CN'),
      banners!.items[0]!.picture,
    ];
  });
  expect(own.filter((text, at) => own.indexOf(text) !== at)).toEqual([]);
});

describe('a station without files of its own', () => {
  test('gets what every station has, greeted by its name', () => {
    const { banners, activities, notices } = demonstrationContent(
      resolveStation({ code: 'later', name: { 'zh-CN': '后来站', en: 'Later' } }),
    );
    expect(banners!.items[0]!.title).toEqual({ 'zh-CN': '后来站欢迎您', en: 'Welcome to Later' });
    expect(notices!.items.length).toBeGreaterThan(2);
    // Balance treasure has a screen and no offer: src/station/derive/menus.ts gives it the name.
    expect([...activities!.items.map(({ kind }) => kind as string), 'balanceBao']).toEqual(
      expect.arrayContaining(Object.keys(stationSchema.properties.activityNames.properties)),
    );
  });

  test('gets nothing that leads to screens it has switched off, or names what it lacks', () => {
    const off = resolveStation({
      code: 'later',
      name: 'Later',
      routes: { off: ['/sign', '/recharge', '/moreActive', '/appDown', '/firstRecharge'] },
      onOff: { trialOpen: false },
    } as StationFile);
    const { banners, activities, ads, notices, help } = demonstrationContent(off);
    expect(banners!.items).toEqual([]);
    expect(activities!.items.map(({ kind }) => kind)).not.toContain('signIn');
    const said = JSON.stringify({ ads, notices, help });
    for (const path of ['/sign', '/recharge', '/appDown', '/firstRecharge'])
      expect(said).not.toContain(`"${path}\\"`);
    expect(said).not.toContain('{trial.');
    expect(help!.items.length).toBeGreaterThan(0);
  });
});

test('what an activity says follows its terms', () => {
  const all = written('', 'activities').items;
  const packet = all.find(({ kind }) => kind === 'redPacket')!;
  const terms = { ...packet.terms, everyMinutes: 15, minutes: 5, max: '9.9' };
  const file = { items: [{ ...packet, turnover: '3', terms }] };
  const { activities } = fillContent(resolveContent([{ activities: file }]), stations[0]!, defaultSettings);
  const { summary, content } = activities!.items[0]!;
  expect(localText(summary, 'zh-CN')).toBe('每15分钟一轮');
  expect(localText(content, 'zh-CN')).toMatch(/每轮5分钟，共88元、50个红包，每个0\.5至9\.9元.+完成3倍打码量/);
});

test('the files have what the platforms of the demonstration run, and each game is found by its syllables', () => {
  const platforms = new Map(written('', 'platforms').items.map((one) => [one.key, one]));
  for (const code of platformCodes) {
    const { kind, name, games = [] } = platforms.get(code)!;
    expect([kind, name]).toEqual([kindOf(code), nameOfPlatform(code)]);
    expect(games.map(({ key, name: of, hot = false }) => [key, of, hot])).toEqual(
      gamesOf(code).map((game) => [game.code, nameOfGame(game.code), game.tags.includes('hot')]),
    );
    for (const { pinyin } of games) expect(pinyin).toMatch(/^[a-z0-9 ]+$/);
  }
});
