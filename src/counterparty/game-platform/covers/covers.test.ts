// Drawn covers: which motif a name gets, that a cover follows from its address, and that every one of them is small and sound.
import { describe, expect, test } from 'vitest';
import { type CoverKind, coverKinds, coverOf, coverSeeds, motifsOf } from './coverAddress.ts';
import { drawCover } from './drawCover.ts';

const fileOf = (address: string): string => address.slice('/art/cover/'.length);
const of = (kind: CoverKind, name: string, code = 'some-game'): string =>
  coverOf({ kind, platform: 'sandbox', code, name });

describe('an address', () => {
  test.each([
    ['egame', '龙行天下 Dragon Road', 'dragon'],
    ['egame', '元宵灯会 Lantern Night', 'lantern'],
    ['egame', '神灯传说 Magic Lamp', 'lamp'],
    ['egame', '魔法学院 Magic Academy', 'wizard'],
    ['egame', '锦鲤跃池 Koi Pond', 'koi'],
    ['egame', '水果双响 Double Fruit', 'fruit'],
    ['egame', 'Harvest Orchard', 'apple'],
    ['egame', '快乐农庄 Happy Farm', 'wheat'],
    ['egame', '爵士年代 Jazz Age', 'saxophone'],
    ['egame', '恐龙纪元 Dinosaur Age', 'dinosaur'],
    ['egame', '马戏之夜 Circus Night', 'tent'],
    ['egame', '梨园贺岁 Opera House', 'fan'],
    ['egame', '万马奔腾 Ten Thousand Horses', 'horse'],
    ['egame', '踏雪寻梅 Plum in Snow', 'plum'],
    ['egame', '极光冰原 Aurora', 'snow'],
    ['egame', '霓虹都市 Neon City', 'skyline'],
    ['egame', '星际航线 Star Route', 'planet'],
    ['egame', '机甲工厂 Robot Works', 'robot'],
    ['egame', '丛林古城 Jungle City', 'ruins'],
    ['egame', '武士之道 Way of the Samurai', 'samurai'],
    ['egame', '北海勇士 Northern Heroes', 'longship'],
    ['egame', '碧海寻珍 Ocean Treasure', 'treasure'],
    ['chess', '抢庄牛牛 Bull', 'bull'],
    ['fish', '珊瑚湾 Coral Bay', 'clownfish'],
    ['live', '轮盘 Roulette', 'wheel'],
    ['sport', '篮球 Basketball', 'basketball'],
    ['esport', '战术竞技 Tactics', 'crosshair'],
  ] as const)('of %s %s shows what the name speaks of', (kind, name, motif) => {
    expect(of(kind, name)).toMatch(new RegExp(`^/art/cover/${kind}-${motif}-[0-9a-z]{1,2}\\.svg$`));
  });

  test('of two games side by side in the demonstration is not the same picture in other water or on other felt', () => {
    const at = (kind: CoverKind, platform: string, games: Readonly<Record<string, string>>) =>
      Object.entries(games).map(([code, name]) => coverOf({ kind, platform, code, name }));
    const sea = at('fish', 'sandbox-fish', {
      reef: '珊瑚湾',
      harbour: '渔港之夜',
      abyss: '深渊巨口',
      lagoon: '金蟾礁湖',
      storm: '雷鸣海域',
    });
    expect(new Set(sea.map((address) => address.split('-')[1])).size).toBe(sea.length);
    const bowls = ['live-wheel-62.svg', 'live-wheel-2q.svg'].map(
      (name) => /r="50" fill="(#\w+)"/.exec(drawCover(name)!)![1],
    );
    expect(bowls[0]).not.toBe(bowls[1]);
  });

  test('is the same at every time, and another for another game', () => {
    expect(of('egame', '财神', 'one')).toBe(of('egame', '财神', 'one'));
    expect(of('egame', '财神', 'one')).not.toBe(of('egame', '财神', 'two'));
  });

  test('of every game leads to a picture', () => {
    for (const kind of coverKinds)
      for (let number = 0; number < 300; number++)
        expect(drawCover(fileOf(of(kind, `Game ${number}`, `game-${number}`)))).not.toBeNull();
  });

  test('spreads a thousand games over many different pictures', () => {
    const addresses = Array.from({ length: 1_000 }, (_, number) => of('egame', '', `game-${number}`));
    expect(new Set(addresses).size).toBeGreaterThan(900);
  });
});

describe('a picture', () => {
  const every = coverKinds.flatMap((kind) => motifsOf(kind).map((motif) => [kind, motif] as const));

  test.each(every)('of %s %s is well-formed, complete and light', (kind, motif) => {
    for (const seed of [0, 35, 36, coverSeeds - 1]) {
      const picture = drawCover(`${kind}-${motif}-${seed.toString(36)}.svg`)!;
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
      // Every element that begins ends: tags are paired or close themselves.
      const open: string[] = [];
      for (const [, end, name, self] of picture.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
        if (end) expect(open.pop()).toBe(name);
        else if (!self) open.push(name!);
      }
      expect(open).toEqual([]);
      // Every paint that is used is there.
      for (const [, id] of picture.matchAll(/url\(#([a-zA-Z]+)\)/g)) expect(picture).toContain(`id="${id}"`);
      expect(picture.length).toBeLessThan(14_000);
    }
  });

  test('differs by its seed', () => {
    expect(drawCover('fish-koi-1.svg')).not.toBe(drawCover('fish-koi-2.svg'));
    expect(drawCover('fish-koi-1.svg')).toBe(drawCover('fish-koi-1.svg'));
  });

  test.each([
    'fish-koi-100.svg',
    'fish-koi-01.svg',
    'fish-dragon-1.svg',
    'dog-koi-1.svg',
    'fish-koi.svg',
    'constructor-koi-1.svg',
    'fish-constructor-1.svg',
  ])('%s is no name of a cover', (name) => {
    expect(drawCover(name)).toBeNull();
  });
});
