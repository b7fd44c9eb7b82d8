// Generated from schemas/lotteries.json by "npm run gen". Do not edit.
import type { FamilyCode } from './familyCodes.generated.ts';

export type CatalogueLottery = {
  /** Stable code, such as FFC; bets and draws are stored under it. */
  code: string;
  /** The usual name; a station may have its own. */
  name: {
    "zh-CN": string;
    en: string;
  };
  /** Family of rules. */
  family: FamilyCode;
  /** The modes it is offered in. */
  modes: Array<"official" | "credit">;
  /** platform: drawn here from committed seeds. state: copies the draw of a state lottery, which a feed brings; without a feed drawn here, marked as a demonstration. */
  drawnBy: "platform" | "state";
  /** When it draws, in Beijing time. */
  draws: DrawInterval | DrawTimeOfDay;
  /** Bets of a period are taken until so many seconds before its draw. */
  sealSeconds: number;
  /** YYYYMMDDNNNN counts the draws of each day, YYYYNNN those of each year; as many digits as there are N. */
  periodNumber: string;
  /** Shown first and marked. */
  hot: boolean;
};

export type DrawInterval = {
  /** Seconds from one draw to the next. */
  everySeconds: number;
  /** Time of the first draw of a day; one interval after midnight when left out. */
  firstAt?: string;
  /** Draws a day; as many as end by midnight when left out. */
  periodsADay?: number;
};

export type DrawTimeOfDay = {
  /** Time of the one draw of a day. */
  at: string;
  /** Days of the week; every day when left out. */
  on?: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday">;
};

/** Every lottery there is, in the order lists show them. Which of them a station offers, and under which name, is in its own data. */
export const LOTTERIES: readonly CatalogueLottery[] = [
  {"code":"FFC","name":{"zh-CN":"分分彩","en":"One Minute Lottery"},"family":"ssc","modes":["official","credit"],"drawnBy":"platform","draws":{"everySeconds":60},"sealSeconds":5,"periodNumber":"YYYYMMDDNNNN","hot":true},
  {"code":"EFC","name":{"zh-CN":"二分彩","en":"Two Minute Lottery"},"family":"ssc","modes":["official","credit"],"drawnBy":"platform","draws":{"everySeconds":120},"sealSeconds":10,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"WFC","name":{"zh-CN":"五分彩","en":"Five Minute Lottery"},"family":"ssc","modes":["official","credit"],"drawnBy":"platform","draws":{"everySeconds":300},"sealSeconds":20,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"CQSSC","name":{"zh-CN":"重庆时时彩","en":"Chongqing SSC"},"family":"ssc","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"XJSSC","name":{"zh-CN":"新疆时时彩","en":"Xinjiang SSC"},"family":"ssc","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"TJSSC","name":{"zh-CN":"天津时时彩","en":"Tianjin SSC"},"family":"ssc","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"SFSC","name":{"zh-CN":"极速赛车","en":"Speed Racing"},"family":"pk10","modes":["official","credit"],"drawnBy":"platform","draws":{"everySeconds":180},"sealSeconds":10,"periodNumber":"YYYYMMDDNNN","hot":true},
  {"code":"BJSC","name":{"zh-CN":"北京赛车","en":"Beijing Racing"},"family":"pk10","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"XYFT","name":{"zh-CN":"幸运飞艇","en":"Lucky Airship"},"family":"pk10","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":300},"sealSeconds":20,"periodNumber":"YYYYMMDDNNN","hot":true},
  {"code":"FFK3","name":{"zh-CN":"极速快三","en":"Speed Fast 3"},"family":"k3","modes":["official","credit"],"drawnBy":"platform","draws":{"everySeconds":60},"sealSeconds":5,"periodNumber":"YYYYMMDDNNNN","hot":true},
  {"code":"WFK3","name":{"zh-CN":"幸运快三","en":"Lucky Fast 3"},"family":"k3","modes":["official","credit"],"drawnBy":"platform","draws":{"everySeconds":300},"sealSeconds":20,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"JSSB3","name":{"zh-CN":"江苏快三","en":"Jiangsu Fast 3"},"family":"k3","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"AHK3","name":{"zh-CN":"安徽快三","en":"Anhui Fast 3"},"family":"k3","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"HBK3","name":{"zh-CN":"湖北快三","en":"Hubei Fast 3"},"family":"k3","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"GXK3","name":{"zh-CN":"广西快三","en":"Guangxi Fast 3"},"family":"k3","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"HEBK3","name":{"zh-CN":"河北快三","en":"Hebei Fast 3"},"family":"k3","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"SHHK3","name":{"zh-CN":"上海快三","en":"Shanghai Fast 3"},"family":"k3","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"BJK3","name":{"zh-CN":"北京快三","en":"Beijing Fast 3"},"family":"k3","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"JXK3","name":{"zh-CN":"江西快三","en":"Jiangxi Fast 3"},"family":"k3","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"GSK3","name":{"zh-CN":"甘肃快三","en":"Gansu Fast 3"},"family":"k3","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"FF11X5","name":{"zh-CN":"分分11选5","en":"One Minute 11 Pick 5"},"family":"x115","modes":["official","credit"],"drawnBy":"platform","draws":{"everySeconds":60},"sealSeconds":5,"periodNumber":"YYYYMMDDNNNN","hot":true},
  {"code":"GD11X5","name":{"zh-CN":"广东11选5","en":"Guangdong 11 Pick 5"},"family":"x115","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"SD11X5","name":{"zh-CN":"山东11选5","en":"Shandong 11 Pick 5"},"family":"x115","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"JX11X5","name":{"zh-CN":"江西11选5","en":"Jiangxi 11 Pick 5"},"family":"x115","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"SH11X5","name":{"zh-CN":"上海11选5","en":"Shanghai 11 Pick 5"},"family":"x115","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"SFLHC","name":{"zh-CN":"十分六合彩","en":"Ten Minute Mark Six"},"family":"lhc","modes":["credit"],"drawnBy":"platform","draws":{"everySeconds":600},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":true},
  {"code":"LHC","name":{"zh-CN":"香港六合彩","en":"Hong Kong Mark Six"},"family":"lhc","modes":["credit"],"drawnBy":"state","draws":{"at":"21:30","on":["tuesday","thursday","saturday"]},"sealSeconds":600,"periodNumber":"YYYYNNN","hot":false},
  {"code":"AMLHC","name":{"zh-CN":"澳门六合彩","en":"Macau Mark Six"},"family":"lhc","modes":["credit"],"drawnBy":"state","draws":{"at":"21:15"},"sealSeconds":900,"periodNumber":"YYYYNNN","hot":false},
  {"code":"FF28","name":{"zh-CN":"分分28","en":"One Minute 28"},"family":"pc28","modes":["credit"],"drawnBy":"platform","draws":{"everySeconds":60},"sealSeconds":5,"periodNumber":"YYYYMMDDNNNN","hot":true},
  {"code":"JND28","name":{"zh-CN":"加拿大28","en":"Canada 28"},"family":"pc28","modes":["credit"],"drawnBy":"state","draws":{"everySeconds":210},"sealSeconds":20,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"PCEGG","name":{"zh-CN":"PC蛋蛋","en":"PC Eggs"},"family":"pc28","modes":["credit"],"drawnBy":"state","draws":{"everySeconds":300},"sealSeconds":20,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"GDKLSF","name":{"zh-CN":"广东快乐十分","en":"Guangdong Happy 10"},"family":"kl10","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"HNKLSF","name":{"zh-CN":"湖南快乐十分","en":"Hunan Happy 10"},"family":"kl10","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"CQXYNC","name":{"zh-CN":"重庆幸运农场","en":"Chongqing Lucky Farm"},"family":"kl10","modes":["official","credit"],"drawnBy":"state","draws":{"everySeconds":1200},"sealSeconds":60,"periodNumber":"YYYYMMDDNNN","hot":false},
  {"code":"FC3D","name":{"zh-CN":"福彩3D","en":"Welfare 3D"},"family":"fc3d","modes":["official","credit"],"drawnBy":"state","draws":{"at":"21:15"},"sealSeconds":900,"periodNumber":"YYYYNNN","hot":false},
  {"code":"PL3","name":{"zh-CN":"排列三","en":"Pick 3"},"family":"fc3d","modes":["official","credit"],"drawnBy":"state","draws":{"at":"21:15"},"sealSeconds":900,"periodNumber":"YYYYNNN","hot":false},
  {"code":"BJKL8","name":{"zh-CN":"北京快乐8","en":"Beijing Happy 8"},"family":"kl8","modes":["credit"],"drawnBy":"state","draws":{"everySeconds":300},"sealSeconds":20,"periodNumber":"YYYYMMDDNNN","hot":false},
];
