// Finding games by name, pinyin and initials.
import { expect, test } from 'vitest';
import { type Game, searchable, searchGames } from './searchGames.ts';

const game = (gameName: string, pinyin: string): Game => ({
  platform: 'sandbox-egame',
  gameCode: pinyin.replaceAll(' ', '-') || 'none',
  gameName,
  platformName: '演示电子',
  open: true,
  kind: 'egame',
  pinyin,
  tags: [],
  cover: '',
  maintenanceUntil: '',
});
const games = searchable([
  game('元宵灯会', 'yuan xiao deng hui'),
  game('龙行天下', 'long xing tian xia'),
  game('西安古城', 'xi an gu cheng'),
  game('先锋龙珠', 'xian feng long zhu'),
  game('Lucky 777', ''),
]);
const find = (typed: string): string[] => searchGames(games, typed).map(({ gameName }) => gameName);

test.each([
  ['天下', ['龙行天下']],
  ['longxingtianxia', ['龙行天下']],
  ['long xing', ['龙行天下']],
  ['lxtx', ['龙行天下']],
  ['LongXt', ['龙行天下']],
  ['ｌｘｔｘ', ['龙行天下']],
  ['denghui', ['元宵灯会']],
  ['dh', ['元宵灯会']],
  ['lucky777', ['Lucky 777']],
])('%s finds %j', (typed, found) => {
  expect(find(typed)).toEqual(found);
});

test('a syllable may be one or two: xian finds both readings', () => {
  expect(find('xian')).toEqual(['西安古城', '先锋龙珠']);
});

test('initials in the middle of a name come after those at its beginning', () => {
  expect(find('l')).toEqual(['Lucky 777', '龙行天下', '先锋龙珠']);
});

test.each(['xingxia', 'lt', 'zzz', '财神'])('%s skips a syllable or is in no name: nothing', (typed) => {
  expect(find(typed)).toEqual([]);
});

test('nothing typed, or blanks alone, is every game in its order', () => {
  expect(find('')).toHaveLength(5);
  expect(find('  ')).toEqual(games.map(({ name, game: { gameName } }) => (name ? gameName : '')));
});

test('two thousand games are searched within one frame', () => {
  const many = searchable(
    Array.from({ length: 2_000 }, (_, at) => game(`游戏${at}`, 'long feng cheng xiang fu lu shou xi')),
  );
  const since = process.cpuUsage();
  expect(searchGames(many, 'lfcxflsx')).toHaveLength(2_000);
  expect(searchGames(many, 'lfcxflsy')).toHaveLength(0);
  // A frame has 16 ms; a slow machine gets ten of them, of its processor alone, before this says that something went wrong.
  const { user, system } = process.cpuUsage(since);
  expect((user + system) / 1000).toBeLessThan(160);
});
