// Owns the activities of a demonstration: what each kind runs with, and texts whose figures are those terms.
import { sql } from 'kysely';
import type { ActivityKind } from '#contract/entities.generated.ts';
import type { LocalText, StationFacts } from '#contract/station.generated.ts';
import { RANKS } from '#rules/activities/midAutumn.ts';
import { activityScreens } from '#station/derive/activities.ts';
import { localText } from '#station/station.ts';
import { endOfDay, startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { type ActivityEntry, activityOfKind, saveActivity } from '../activities/activity.ts';
import { preparePackets } from '../activities/packets.ts';
import type { Db } from '../db/stationTransaction.ts';
import { depositOffers } from './seedDeposits.ts';

const both = (chinese: string, english: string): LocalText & object => ({ 'zh-CN': chinese, en: english });

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `<table><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;
const rules = (lines: readonly string[]): string =>
  `<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`;
const page = (what: string, lines: readonly string[]): LocalText & object => both(what, lines.join(''));
const pageOf = (
  chinese: { what: string; rules: readonly string[] },
  english: { what: string; rules: readonly string[] },
) =>
  page(`<h3>活动内容</h3>${chinese.what}<h3>活动规则</h3>${rules(chinese.rules)}`, [
    `<h3>What it is</h3>${english.what}<h3>Rules</h3>${rules(english.rules)}`,
  ]);

export interface Offer
  extends Pick<ActivityEntry, 'kind' | 'title' | 'summary' | 'imgUrl' | 'content' | 'terms'> {
  /** Position in the kinds that offers are listed under. */
  type: number;
  /** In hundredths. */
  betFactor: number;
}

const cash = (amount: string) => ({ kind: 'cash', amount }) as const;
const points = (amount: number) => ({ kind: 'points', amount }) as const;
const once = both('奖励需完成一倍打码量方可提款。', 'Prizes are to be bet once before withdrawal.');
const noTrial = both('试玩账号不参与。', 'Not for trial accounts.');
const zh = (text: LocalText) => localText(text, 'zh-CN');
const en = (text: LocalText) => localText(text, 'en');

const signTerms = {
  unit: 'points',
  rewards: [10, 12, 14, 16, 18, 20, 22],
  bonuses: { 7: 58, 15: 128, 30: 388 },
  condition: { kind: 'none', min: '0' },
} as const;
const signRows = Object.entries(signTerms.bonuses).map(([day, bonus]) => [day, `+${bonus}`]);
const [firstSign, lastSign] = [signTerms.rewards[0], signTerms.rewards.at(-1)!];

const packetTerms = {
  total: '88',
  count: 50,
  min: '0.5',
  max: '8.8',
  perMember: 1,
  dailyLimit: 10,
  minDeposit: '0',
  minBet: '0',
  everyMinutes: 10,
  times: [],
  minutes: 8,
} as const;

const wheelTerms = {
  total: 10_000,
  sectors: [
    { prize: cash('0.88'), weight: 2_500, stock: null },
    { prize: { kind: 'none' }, weight: 2_300, stock: null },
    { prize: cash('1.88'), weight: 1_500, stock: null },
    { prize: points(50), weight: 2_000, stock: null },
    { prize: cash('8.88'), weight: 600, stock: null },
    { prize: points(200), weight: 1_000, stock: null },
    { prize: cash('88'), weight: 99, stock: 100 },
    { prize: { kind: 'goods', name: { 'zh-CN': '智能手机', en: 'A smartphone' } }, weight: 1, stock: 1 },
  ],
  steps: [
    { kind: 'signIn', from: '0', chances: 1 },
    { kind: 'deposit', from: '200', chances: 1 },
    { kind: 'deposit', from: '1000', chances: 3 },
  ],
  dailyLimit: 10,
  cost: 100,
} as const;

const deficitTerms = {
  minValidBet: '1000',
  tiers: [
    { from: '1000', rate: '3' },
    { from: '10000', rate: '5' },
    { from: '100000', rate: '8' },
  ],
  cap: '8888',
} as const;
const bestRate = deficitTerms.tiers.at(-1)!.rate;

const bonusLevels = { low: [1, 2, 3], high: [4, 5, 6, 7, 8, 9] } as const;
const bonusSteps = [
  { from: '1000', low: '0.5', high: '0.6' },
  { from: '10000', low: '1', high: '1.2' },
  { from: '100000', low: '1.5', high: '1.8' },
] as const;
const bonusTerms = {
  steps: bonusSteps.map(({ from, low, high }) => ({
    from,
    rates: Object.fromEntries([
      ...bonusLevels.low.map((level) => [level, low]),
      ...bonusLevels.high.map((level) => [level, high]),
    ]),
  })),
  cap: '888',
};

const treasureTerms = {
  basis: 'bet',
  period: 'day',
  boxes: [
    { from: '100', min: '0.5', max: '1.5', stock: null },
    { from: '1000', min: '3', max: '8', stock: null },
    { from: '10000', min: '28', max: '58', stock: 500 },
  ],
} as const;

const diceTerms = {
  prizes: [
    ...['888', '666', '388', '188', '88', '38', '18', '8', '5', '2', '1'].map(cash),
    { kind: 'none' as const },
  ],
  steps: [
    { kind: 'signIn', from: '0', chances: 1 },
    { kind: 'deposit', from: '100', chances: 2 },
    { kind: 'deposit', from: '1000', chances: 5 },
    { kind: 'deposit', from: '10000', chances: 10 },
  ],
  dailyLimit: 0,
} as const;
const diceRows = RANKS.slice(0, -1).map(({ name }, place) => {
  const prize = diceTerms.prizes[place]!;
  return [name, prize.kind === 'cash' ? `${prize.amount}` : ''];
});

const boatTerms = {
  mode: 'steps',
  metre: '10',
  minValidBet: '0',
  steps: [
    { distance: 100, amount: '2' },
    { distance: 1_000, amount: '18' },
    { distance: 10_000, amount: '188' },
  ],
  prizes: [],
} as const;
const boatRows = boatTerms.steps.map(({ distance, amount }) => [distance, amount]);

const first = depositOffers.first;
const firstPercent = Number(first.value) / 100;
const firstFactor = first.factor / 100;

const profileTerms = {
  applies: true,
  prize: cash('8'),
  needsProfile: true,
  minDeposit: '0',
  minBet: '0',
} as const;

const pointsTerms = {
  pointsPerYuan: 100,
  backPointsPerYuan: 120,
  toPoints: { enabled: true, min: '1', step: '1', daily: '1000' },
  toCash: { enabled: true, min: 120, step: 12, daily: 12_000 },
} as const;

/** In the order of the list. `strategyId` is the deposit offer that the first deposit gift is. */
export const offersOf = (strategyId: number): readonly Offer[] => [
  {
    type: 0,
    kind: 'signIn',
    title: both('每日签到', 'Daily sign-in'),
    summary: both('连续签到，奖励递增', 'The longer in a row, the more'),
    imgUrl: '/art/activity/sign.svg',
    betFactor: 100,
    terms: signTerms,
    content: pageOf(
      {
        what: `<p>会员每天可签到一次，第1天得${firstSign}积分，连续签到每天递增，最高${lastSign}积分。</p>${table(['连续天数', '额外积分'], signRows)}`,
        rules: ['每天0:00起可签到，中断后重新计算，满30天重新开始。', zh(noTrial)],
      },
      {
        what: `<p>Members sign in once a day: ${firstSign} points on day 1, more with every day in a row, up to ${lastSign}.</p>${table(['Days in a row', 'Extra points'], signRows)}`,
        rules: [
          'From midnight; a day missed starts the count again, and so does the end of 30 days.',
          en(noTrial),
        ],
      },
    ),
  },
  {
    type: 1,
    kind: 'firstRecharge',
    title: both('首次存款礼', 'First deposit gift'),
    summary: both(
      `首次存款满${first.min}元，赠${firstPercent}%，最高${first.max}元`,
      `${firstPercent}% on a first deposit of ${first.min} yuan or more, up to ${first.max} yuan`,
    ),
    imgUrl: '/art/activity/first.svg',
    betFactor: first.factor,
    terms: { strategyId, oncePerDevice: true, oncePerCard: true },
    content: pageOf(
      {
        what: `<p>首次存款满${first.min}元，赠送存款额的${firstPercent}%，最高${first.max}元，每人一次。</p>`,
        rules: [
          `存款时选择「${zh(first.name)}」参加。`,
          `礼金需${firstFactor}倍打码量方可提款。`,
          '同一设备、同一银行卡只送一次。',
        ],
      },
      {
        what: `<p>A first deposit of ${first.min} yuan or more is given ${firstPercent}% on top, up to ${first.max} yuan, once for each member.</p>`,
        rules: [
          `Choose “${en(first.name)}” when you deposit.`,
          `The gift has to be bet ${firstFactor} times before withdrawal.`,
          'Once for each device and each bank card.',
        ],
      },
    ),
  },
  {
    type: 0,
    kind: 'redPacket',
    title: both('红包雨', 'Red packets'),
    summary: both(
      `每${packetTerms.everyMinutes}分钟一场`,
      `A new one every ${packetTerms.everyMinutes} minutes`,
    ),
    imgUrl: '/art/activity/packet.svg',
    betFactor: 100,
    terms: packetTerms,
    content: pageOf(
      {
        what: `<p>每${packetTerms.everyMinutes}分钟开启一场，每场${packetTerms.minutes}分钟，共${packetTerms.total}元、${packetTerms.count}个红包，每个${packetTerms.min}至${packetTerms.max}元。</p>`,
        rules: [
          `每场每人${packetTerms.perMember}个，每天最多${packetTerms.dailyLimit}个，领完即止。`,
          zh(once),
          zh(noTrial),
        ],
      },
      {
        what: `<p>One opens every ${packetTerms.everyMinutes} minutes for ${packetTerms.minutes} minutes: ${packetTerms.total} yuan in ${packetTerms.count} packets of ${packetTerms.min} to ${packetTerms.max} yuan.</p>`,
        rules: [
          `${packetTerms.perMember} each time and up to ${packetTerms.dailyLimit} a day for each member; when it is gone, it is gone.`,
          en(once),
          en(noTrial),
        ],
      },
    ),
  },
  {
    type: 0,
    kind: 'wheel',
    title: both('幸运转盘', 'Lucky wheel'),
    summary: both('签到、存款得机会', 'Sign in or deposit for a turn'),
    imgUrl: '/art/activity/wheel.svg',
    betFactor: 100,
    terms: wheelTerms,
    content: pageOf(
      {
        what: `<p>当日签到得${wheelTerms.steps[0].chances}次机会；当日存款满${wheelTerms.steps[1].from}元得${wheelTerms.steps[1].chances}次，满${wheelTerms.steps[2].from}元得${wheelTerms.steps[2].chances}次。没有机会时可用${wheelTerms.cost}积分转一次。</p>`,
        rules: [
          `机会当日有效，不累计，每天最多转${wheelTerms.dailyLimit}次。`,
          '各奖项中奖概率在转盘页面公布，实物由客服派发。',
          zh(once),
          zh(noTrial),
        ],
      },
      {
        what: `<p>Signing in gives ${wheelTerms.steps[0].chances} turn that day; deposits of the day give ${wheelTerms.steps[1].chances} from ${wheelTerms.steps[1].from} yuan and ${wheelTerms.steps[2].chances} from ${wheelTerms.steps[2].from} yuan. Without one, a turn costs ${wheelTerms.cost} points.</p>`,
        rules: [
          `Valid that day only, up to ${wheelTerms.dailyLimit} turns a day.`,
          'The odds of every prize are published on the page of the wheel; goods come from support.',
          en(once),
          en(noTrial),
        ],
      },
    ),
  },
  {
    type: 0,
    kind: 'deficit',
    title: both('每周亏损返还', 'Weekly rebate'),
    summary: both(`每周一起可领，最高${bestRate}%`, `From every Monday, up to ${bestRate}%`),
    imgUrl: '/art/activity/rebate.svg',
    betFactor: 100,
    terms: deficitTerms,
    content: pageOf(
      {
        what: `<p>上周净亏损满${deficitTerms.tiers[0].from}元，本周可领取返还，最高${deficitTerms.cap}元。净亏损为投注减去派奖和已领礼金。</p>${table(
          ['净亏损', '返还比例'],
          deficitTerms.tiers.map(({ from, rate }) => [`${from}元以上`, `${rate}%`]),
        )}<p>请理性娱乐，返还不应成为继续投注的理由。</p>`,
        rules: [
          `上周有效投注须满${deficitTerms.minValidBet}元。`,
          '本周内领取，逾期作废。',
          zh(once),
          zh(noTrial),
        ],
      },
      {
        what: `<p>A net loss of ${deficitTerms.tiers[0].from} yuan or more in a week is rebated in part in the week after, up to ${deficitTerms.cap} yuan. The net loss is what was bet less winnings and gifts.</p>${table(
          ['Net loss', 'Rebate'],
          deficitTerms.tiers.map(({ from, rate }) => [`from ${from}`, `${rate}%`]),
        )}<p>Please play with a cool head: a rebate is no reason to go on.</p>`,
        rules: [
          `It takes valid bets of ${deficitTerms.minValidBet} yuan in that week.`,
          'To be received within the week after; then it lapses.',
          en(once),
          en(noTrial),
        ],
      },
    ),
  },
  {
    type: 0,
    kind: 'bonus',
    title: both('每日加奖', 'Daily bonus'),
    summary: both('昨日有效投注，今日加奖', "A bonus on yesterday's valid bets"),
    imgUrl: '/art/activity/bonus.svg',
    betFactor: 100,
    terms: bonusTerms,
    content: pageOf(
      {
        what: `<p>按前一天的有效投注额计算加奖，次日领取，最高${bonusTerms.cap}元。</p>${table(
          ['前一天有效投注', '1至3级', '4级以上'],
          bonusSteps.map(({ from, low, high }) => [`${from}元以上`, `${low}‰`, `${high}‰`]),
        )}`,
        rules: ['每天只能领取前一天的加奖，逾期作废。', zh(once), zh(noTrial)],
      },
      {
        what: `<p>A bonus on the valid bets of the day before, claimed the next day, up to ${bonusTerms.cap} yuan.</p>${table(
          ['Valid bets of the day before', 'Levels 1 to 3', 'From level 4'],
          bonusSteps.map(({ from, low, high }) => [`from ${from}`, `${low}‰`, `${high}‰`]),
        )}`,
        rules: [
          'Only the bonus of the day before can be claimed; after that it is gone.',
          en(once),
          en(noTrial),
        ],
      },
    ),
  },
  {
    type: 0,
    kind: 'treasure',
    title: both('聚宝盆', 'Treasure boxes'),
    summary: both('当日投注，开启宝箱', 'Bets of the day open boxes'),
    imgUrl: '/art/activity/treasure.svg',
    betFactor: 100,
    terms: treasureTerms,
    content: pageOf(
      {
        what: `<p>当日有效投注达到以下金额，可开启对应宝箱。</p>${table(
          ['有效投注', '宝箱奖金'],
          treasureTerms.boxes.map(({ from, min, max }) => [`满${from}元`, `${min}至${max}元`]),
        )}`,
        rules: [
          '每天0:00重新计算，宝箱当日有效。',
          `最大的宝箱共${treasureTerms.boxes[2].stock}个，先到先得。`,
          zh(once),
          zh(noTrial),
        ],
      },
      {
        what: `<p>Valid bets of the day open boxes.</p>${table(
          ['Valid bets', 'Prize'],
          treasureTerms.boxes.map(({ from, min, max }) => [`from ${from}`, `${min} to ${max} yuan`]),
        )}`,
        rules: [
          'Counted from midnight; a box is valid that day.',
          `There are ${treasureTerms.boxes[2].stock} of the largest box.`,
          en(once),
          en(noTrial),
        ],
      },
    ),
  },
  {
    type: 2,
    kind: 'midAutumn',
    title: both('中秋博饼', 'Mid-autumn dice'),
    summary: both('六颗骰子，博个状元', 'Six dice for the top rank'),
    imgUrl: '/art/activity/moon.svg',
    betFactor: 100,
    terms: diceTerms,
    content: pageOf(
      {
        what: `<p>当日签到得${diceTerms.steps[0].chances}次机会；当日存款满${diceTerms.steps[1].from}元得${diceTerms.steps[1].chances}次，满${diceTerms.steps[2].from}元得${diceTerms.steps[2].chances}次，满${diceTerms.steps[3].from}元得${diceTerms.steps[3].chances}次。每次掷六颗骰子，按名次派奖。</p>${table(['名次', '奖金（元）'], diceRows)}`,
        rules: ['机会当日有效，不累计。', '各名次概率在活动页面公布。', zh(once), zh(noTrial)],
      },
      {
        what: `<p>Signing in gives ${diceTerms.steps[0].chances} throw that day; deposits of the day give ${diceTerms.steps[1].chances} from ${diceTerms.steps[1].from} yuan, ${diceTerms.steps[2].chances} from ${diceTerms.steps[2].from} yuan, ${diceTerms.steps[3].chances} from ${diceTerms.steps[3].from} yuan. Each throw is six dice, and their rank is paid.</p>${table(['Rank', 'Prize in yuan'], diceRows)}`,
        rules: ['Valid that day only.', 'The odds of each rank are published.', en(once), en(noTrial)],
      },
    ),
  },
  {
    type: 2,
    kind: 'dragonBoat',
    title: both('端午龙舟赛', 'Dragon boat race'),
    summary: both('有效投注助力，龙舟前行', 'Your bets row the boat'),
    imgUrl: '/art/activity/boat.svg',
    betFactor: 100,
    terms: boatTerms,
    content: pageOf(
      {
        what: `<p>活动期间每${boatTerms.metre}元有效投注，龙舟前行1米，到达以下里程即可领奖。</p>${table(['里程（米）', '奖金（元）'], boatRows)}`,
        rules: ['每段奖励领取一次，活动结束后不能领取。', zh(once), zh(noTrial)],
      },
      {
        what: `<p>Every ${boatTerms.metre} yuan of valid bets row the boat 1 metre; these distances bring a prize.</p>${table(['Metres', 'Prize in yuan'], boatRows)}`,
        rules: ['Once for each distance, and only while the race runs.', en(once), en(noTrial)],
      },
    ),
  },
  {
    type: 0,
    kind: 'points',
    title: both('积分兑换', 'Exchange of points'),
    summary: both('签到积分，兑换现金', 'Points for cash'),
    imgUrl: '/art/activity/points.svg',
    betFactor: 100,
    terms: pointsTerms,
    content: pageOf(
      {
        what: `<p>1元兑换${pointsTerms.pointsPerYuan}积分，${pointsTerms.backPointsPerYuan}积分兑换1元。</p>`,
        rules: [
          `每天最多用${pointsTerms.toPoints.daily}元兑换积分，最多用${pointsTerms.toCash.daily}积分兑换现金。`,
          '兑换的现金需完成一倍打码量方可提款。',
          zh(noTrial),
        ],
      },
      {
        what: `<p>1 yuan buys ${pointsTerms.pointsPerYuan} points; ${pointsTerms.backPointsPerYuan} points bring 1 yuan.</p>`,
        rules: [
          `Up to ${pointsTerms.toPoints.daily} yuan and ${pointsTerms.toCash.daily} points a day.`,
          'The cash is to be bet once before withdrawal.',
          en(noTrial),
        ],
      },
    ),
  },
  {
    type: 1,
    kind: 'general',
    title: both('绑定资料礼', 'Complete your profile'),
    summary: both(
      `完善资料，领取${profileTerms.prize.amount}元`,
      `Complete your profile for ${profileTerms.prize.amount} yuan`,
    ),
    imgUrl: '/art/activity/profile.svg',
    betFactor: 100,
    terms: profileTerms,
    content: pageOf(
      {
        what: `<p>完善真实姓名、提款密码与密保问题后，可申请${profileTerms.prize.amount}元礼金。</p>`,
        rules: ['每人一次，客服审核后派发。', zh(once), zh(noTrial)],
      },
      {
        what: `<p>Members who have set real name, withdrawal password and security question can apply for ${profileTerms.prize.amount} yuan.</p>`,
        rules: ['Once for each member, after support has looked at it.', en(once), en(noTrial)],
      },
    ),
  },
];

/** Whether a station has a kind: its screen is on. */
export const hasKind = (station: StationFacts, kind: ActivityKind): boolean => {
  const screen = activityScreens[kind].replace(/\?.*$/, '');
  return !(station.routes.off as readonly string[]).includes(screen);
};

/** Days that have begun when the demonstration starts, and days to come. */
const [daysAgo, daysAhead] = [30, 400];

/**
 * Gives a station the activities it has screens for, and what an older release left without terms its terms. Runs at each start; what an operator
 * has changed since stays.
 */
export async function seedActivities(db: Db, station: StationFacts, now: Date): Promise<void> {
  const strategy = await db
    .selectFrom('deposit_strategy')
    .select('id')
    .where('times', '=', 'first')
    .orderBy('id')
    .executeTakeFirst();
  const there = await db
    .selectFrom('activity')
    .select(['id', 'kind', sql<boolean>`terms <> '{}'`.as('has_terms')])
    .execute();
  const types = await db.selectFrom('activity_type').select(['id', 'position']).execute();
  const today = dayOf(now);
  const offers = offersOf(strategy?.id ?? 0).filter(
    ({ kind }) => hasKind(station, kind) && (kind !== 'firstRecharge' || strategy),
  );
  // What an older release offered to be read only, and this station has no screen for, is gone.
  const without = there.filter(
    ({ kind, has_terms }) => !has_terms && !hasKind(station, kind as ActivityKind),
  );
  for (const { id } of without) await db.deleteFrom('activity').where('id', '=', id).execute();
  for (const [position, offer] of offers.entries()) {
    const { type, ...entry } = offer;
    const own = there.filter(({ kind }) => kind === offer.kind);
    if (own.some(({ has_terms }) => has_terms)) continue;
    // An offer of an older release could only be read; this one takes its place.
    for (const { id } of own) await db.deleteFrom('activity').where('id', '=', id).execute();
    await saveActivity(db, station.code, {
      ...entry,
      typeId: types.find((each) => each.position === type)!.id,
      // Whole days in Beijing, as an operator would set them: their page then shows the days alone.
      startsAt: startOfDay(addDays(today, -daysAgo)),
      endsAt: new Date(endOfDay(addDays(today, daysAhead)).getTime() - 1000),
      position,
    });
  }
  const rain = await activityOfKind(db, 'redPacket', now);
  if (rain) await preparePackets(db, station.code, rain, now);
}
