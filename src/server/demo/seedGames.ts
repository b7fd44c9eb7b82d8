// Owns the lotteries and the games of outside platforms that a demonstration begins with.
import type { Lottery } from '#contract/entities.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';

export interface SeedLottery {
  code: string;
  name: LocalText;
  family: Lottery['family'];
  versions: LotVersion[];
  intervalSeconds: number;
  isHot: boolean;
}

const minute = 60;
const day = 86_400;
const both = [LotVersion.official, LotVersion.credit];
const creditOnly = [LotVersion.credit];

const lottery = (
  code: string,
  chinese: string,
  english: string,
  family: Lottery['family'],
  intervalSeconds: number,
  isHot = false,
): SeedLottery => ({
  code,
  name: { 'zh-CN': chinese, en: english },
  family,
  versions: family === 'lhc' || family === 'pc28' || family === 'kl8' ? creditOnly : both,
  intervalSeconds,
  isHot,
});

/** Those the house draws itself come first in each family: they never pause. */
export const lotteries: readonly SeedLottery[] = [
  lottery('FFC', '分分彩', 'One Minute Lottery', 'ssc', minute, true),
  lottery('EFC', '二分彩', 'Two Minute Lottery', 'ssc', 2 * minute),
  lottery('WFC', '五分彩', 'Five Minute Lottery', 'ssc', 5 * minute),
  lottery('CQSSC', '重庆时时彩', 'Chongqing SSC', 'ssc', 20 * minute),
  lottery('XJSSC', '新疆时时彩', 'Xinjiang SSC', 'ssc', 20 * minute),
  lottery('TJSSC', '天津时时彩', 'Tianjin SSC', 'ssc', 20 * minute),
  lottery('SFSC', '极速赛车', 'Speed Racing', 'pk10', 3 * minute, true),
  lottery('BJSC', '北京赛车', 'Beijing Racing', 'pk10', 20 * minute),
  lottery('XYFT', '幸运飞艇', 'Lucky Airship', 'pk10', 5 * minute, true),
  lottery('FFK3', '极速快三', 'Speed Fast 3', 'k3', minute, true),
  lottery('WFK3', '幸运快三', 'Lucky Fast 3', 'k3', 5 * minute),
  lottery('JSSB3', '江苏快三', 'Jiangsu Fast 3', 'k3', 20 * minute),
  lottery('AHK3', '安徽快三', 'Anhui Fast 3', 'k3', 20 * minute),
  lottery('HBK3', '湖北快三', 'Hubei Fast 3', 'k3', 20 * minute),
  lottery('GXK3', '广西快三', 'Guangxi Fast 3', 'k3', 20 * minute),
  lottery('HEBK3', '河北快三', 'Hebei Fast 3', 'k3', 20 * minute),
  lottery('SHHK3', '上海快三', 'Shanghai Fast 3', 'k3', 20 * minute),
  lottery('BJK3', '北京快三', 'Beijing Fast 3', 'k3', 20 * minute),
  lottery('JXK3', '江西快三', 'Jiangxi Fast 3', 'k3', 20 * minute),
  lottery('GSK3', '甘肃快三', 'Gansu Fast 3', 'k3', 20 * minute),
  lottery('FF11X5', '分分11选5', 'One Minute 11 Pick 5', 'x115', minute, true),
  lottery('GD11X5', '广东11选5', 'Guangdong 11 Pick 5', 'x115', 20 * minute),
  lottery('SD11X5', '山东11选5', 'Shandong 11 Pick 5', 'x115', 20 * minute),
  lottery('JX11X5', '江西11选5', 'Jiangxi 11 Pick 5', 'x115', 20 * minute),
  lottery('SH11X5', '上海11选5', 'Shanghai 11 Pick 5', 'x115', 20 * minute),
  lottery('SFLHC', '十分六合彩', 'Ten Minute Mark Six', 'lhc', 10 * minute, true),
  lottery('LHC', '香港六合彩', 'Hong Kong Mark Six', 'lhc', 2 * day),
  lottery('AMLHC', '澳门六合彩', 'Macau Mark Six', 'lhc', day),
  lottery('FF28', '分分28', 'One Minute 28', 'pc28', minute, true),
  lottery('JND28', '加拿大28', 'Canada 28', 'pc28', 210),
  lottery('PCEGG', 'PC蛋蛋', 'PC Eggs', 'pc28', 5 * minute),
  lottery('GDKLSF', '广东快乐十分', 'Guangdong Happy 10', 'kl10', 20 * minute),
  lottery('HNKLSF', '湖南快乐十分', 'Hunan Happy 10', 'kl10', 20 * minute),
  lottery('CQXYNC', '重庆幸运农场', 'Chongqing Lucky Farm', 'kl10', 20 * minute),
  lottery('FC3D', '福彩3D', 'Welfare 3D', 'fc3d', day),
  lottery('PL3', '排列三', 'Pick 3', 'fc3d', day),
  lottery('BJKL8', '北京快乐8', 'Beijing Happy 8', 'kl8', 5 * minute),
];

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
