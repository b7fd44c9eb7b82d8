// Owns which cover a game without a picture of its own gets: the motif its name speaks of, and a seed that is its own.
import { hashOf } from './chance.ts';

export const coverKinds = ['live', 'egame', 'chess', 'fish', 'sport', 'esport'] as const;
export type CoverKind = (typeof coverKinds)[number];

/** Seeds of one motif: enough that two games side by side differ, few enough to be remembered. */
export const coverSeeds = 1296;

/** What a name says, in the order in which it is looked for; the first that fits decides. */
const words: Readonly<Record<CoverKind, readonly (readonly [pattern: RegExp, motif: string])[]>> = {
  egame: [
    [/龙|dragon/i, 'dragon'],
    [/凤|凰|phoenix/i, 'phoenix'],
    [/虎|豹|tiger/i, 'tiger'],
    [/马(?!古)|horse/i, 'horse'],
    [/牛|ox\b|bull/i, 'ox'],
    [/悟空|大圣|猴|monkey/i, 'monkey'],
    [/灯|元宵|lantern/i, 'lantern'],
    [/果|橙|橘|桃|莓|fruit|orchard|cherr/i, 'fruit'],
    [/珠|贝|海洋|pearl|shell/i, 'pearl'],
    [/戏|梨园|opera/i, 'fan'],
    [/脸谱|面具|变脸|mask/i, 'mask'],
    [/茶|山|峰|古道|tea|mountain|road/i, 'mountain'],
    [/月|中秋|嫦娥|moon/i, 'moon'],
    [/莲|荷|lotus/i, 'lotus'],
    [/花|牡丹|春|梅|flower|blossom|spring/i, 'flower'],
    [/宝石|翡翠|玉|钻|晶|jade|gem|diamond|jewel/i, 'gem'],
    [/七|777|seven/i, 'seven'],
    [/铃|钟|bell/i, 'bell'],
    [/雷|电|闪|宙斯|thunder|zeus|lightning/i, 'bolt'],
    [/皇|王|帝|冠|后|king|queen|crown|emperor/i, 'crown'],
    [/塔|殿|宫|寺|城|pagoda|temple|palace|city/i, 'pagoda'],
    [/喜|囍|婚|joy|wedding/i, 'joy'],
    [/福|年|岁|bless|year/i, 'blessing'],
    [/财|发|fortune|wealth|rich/i, 'fortune'],
    [/元宝|金条|ingot/i, 'ingot'],
    [/金|钱|币|coin|gold|money/i, 'coin'],
  ],
  chess: [
    [/牛|bull|niu/i, 'bull'],
    [/三公|san\s*gong|炸金花|金花/i, 'three'],
    [/麻将|mahjong|雀/i, 'tiles'],
    [/二八杠|牌九|杠|pai\s*gow|tile/i, 'pair'],
    [/骰|dice/i, 'dice'],
  ],
  fish: [
    [/鲨|shark/i, 'shark'],
    [/龟|turtle/i, 'turtle'],
    [/水母|夜|jelly|night/i, 'jellyfish'],
    [/蟹|crab/i, 'crab'],
    [/鳐|魟|深|ray|deep/i, 'ray'],
    [/锦鲤|金|koi|gold/i, 'koi'],
    [/珊瑚|礁|湾|coral|reef|bay/i, 'clownfish'],
  ],
  live: [
    [/轮盘|roulette/i, 'wheel'],
    [/骰|sic/i, 'dice'],
    [/龙虎|dragon\s*tiger/i, 'versus'],
    [/百家乐|baccarat/i, 'baccarat'],
    [/牛|bull/i, 'bull'],
  ],
  sport: [
    [/足|football|soccer/i, 'football'],
    [/篮|basket/i, 'basketball'],
    [/网|tennis/i, 'tennis'],
  ],
  esport: [
    [/对战|moba|arena|王者|联盟|glory|legend/i, 'swords'],
    [/战术|射击|反恐|枪|shoot|tactic|strike/i, 'crosshair'],
    [/塔|晶|crystal/i, 'crystal'],
  ],
};

/** What the names that say nothing are given, by their seed. */
const standards: Readonly<Record<CoverKind, readonly string[]>> = {
  egame: ['reels', 'seven', 'gem', 'coin', 'ingot', 'bell', 'crown', 'fortune', 'flower', 'lotus', 'bolt'],
  chess: ['fan', 'tiles', 'three', 'dice'],
  fish: ['clownfish', 'koi', 'shark', 'turtle', 'jellyfish', 'crab', 'ray'],
  live: ['baccarat', 'wheel', 'dice', 'fan'],
  sport: ['cup', 'football', 'basketball', 'tennis'],
  esport: ['controller', 'crystal', 'swords', 'crosshair'],
};

export interface CoveredGame {
  kind: CoverKind;
  platform: string;
  code: string;
  /** In every language it has, one after the other. */
  name: string;
}

/** Address of a game's drawn cover; the same at every time. */
export function coverOf({ kind, platform, code, name }: CoveredGame): string {
  const seed = hashOf(`${platform}/${code}`);
  const motif =
    words[kind].find(([pattern]) => pattern.test(name))?.[1] ??
    standards[kind][seed % standards[kind].length]!;
  return `/art/cover/${kind}-${motif}-${(seed % coverSeeds).toString(36)}.svg`;
}

/** Every motif that coverOf() may name for a kind. */
export const motifsOf = (kind: CoverKind): string[] => [
  ...new Set([...words[kind].map(([, motif]) => motif), ...standards[kind]]),
];
