// Owns the games of outside platforms that a demonstration begins with.
import type { LocalText } from '#contract/station.generated.ts';
export interface SeedPlatform {
  code: string;
  name: LocalText;
  type: 'live' | 'egame' | 'chess' | 'fish' | 'sport' | 'esport';
  /** False while it is being maintained. */
  isOpen: boolean;
  games: { code: string; name: LocalText }[];
}

const game = (code: string, chinese: string, english: string) => ({
  code,
  name: { 'zh-CN': chinese, en: english },
});

export const platforms: readonly SeedPlatform[] = [
  {
    code: 'sandbox-live',
    name: { 'zh-CN': '演示真人', en: 'Demo Live' },
    type: 'live',
    isOpen: true,
    games: [
      game('baccarat', '百家乐', 'Baccarat'),
      game('roulette', '轮盘', 'Roulette'),
      game('dragontiger', '龙虎', 'Dragon Tiger'),
      game('sicbo', '骰宝', 'Sic Bo'),
    ],
  },
  {
    code: 'sandbox-egame',
    name: { 'zh-CN': '演示电子', en: 'Demo Slots' },
    type: 'egame',
    isOpen: true,
    games: [
      game('dragon', '龙行天下', 'Dragon Road'),
      game('lantern', '元宵灯会', 'Lantern Night'),
      game('orchard', '丰收果园', 'Harvest Orchard'),
      game('pearl', '深海明珠', 'Deep Sea Pearl'),
      game('opera', '梨园贺岁', 'Opera House'),
      game('tea', '茶马古道', 'Tea Road'),
    ],
  },
  {
    code: 'sandbox-egame2',
    name: { 'zh-CN': '演示电子二馆', en: 'Demo Slots Two' },
    type: 'egame',
    isOpen: false,
    games: [game('phoenix', '凤舞九天', 'Phoenix Dance'), game('jade', '翡翠传奇', 'Jade Story')],
  },
  {
    code: 'sandbox-chess',
    name: { 'zh-CN': '演示棋牌', en: 'Demo Board and Cards' },
    type: 'chess',
    isOpen: true,
    games: [game('sangong', '三公', 'San Gong'), game('niuniu', '牛牛', 'Niu Niu')],
  },
  {
    code: 'sandbox-fish',
    name: { 'zh-CN': '演示捕鱼', en: 'Demo Fishing' },
    type: 'fish',
    isOpen: true,
    games: [game('reef', '珊瑚湾', 'Coral Bay'), game('harbour', '渔港之夜', 'Harbour Night')],
  },
  {
    code: 'sandbox-sport',
    name: { 'zh-CN': '演示体育', en: 'Demo Sports' },
    type: 'sport',
    isOpen: true,
    games: [game('football', '足球', 'Football'), game('basketball', '篮球', 'Basketball')],
  },
  {
    code: 'sandbox-esport',
    name: { 'zh-CN': '演示电竞', en: 'Demo Esports' },
    type: 'esport',
    isOpen: true,
    games: [game('moba', '多人对战', 'Arena'), game('shooter', '战术竞技', 'Tactics')],
  },
];
