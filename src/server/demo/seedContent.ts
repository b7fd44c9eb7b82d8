// Owns the pictures and offers that a demonstration starts with.
import type { Activity } from '#contract/entities.generated.ts';
import { AdPage } from '#contract/states/adPage.generated.ts';
import { LinkType } from '#contract/states/linkType.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import { depositOffers } from './seedDeposits.ts';

export interface Picture {
  title: LocalText;
  linkUrl: string;
  linkType: LinkType;
  imgUrl: string;
}

const both = (chinese: string, english: string): LocalText & object => ({ 'zh-CN': chinese, en: english });

const inside = (title: LocalText, linkUrl: string, picture: string): Picture => ({
  title,
  linkUrl,
  linkType: LinkType.here,
  imgUrl: `/art/${picture}.svg`,
});

export const banners: readonly Picture[] = [
  inside(both('欢迎光临', 'Welcome'), '/moreActive', 'banner-welcome'),
  inside(both('每日签到', 'Sign in every day'), '/moreActive', 'banner-sign'),
  inside(both('手机客户端', 'The app'), '/appDown', 'banner-app'),
];

const signAd = inside(both('每日签到', 'Sign in every day'), '/moreActive', 'ad-sign');
const giftAd = inside(both('新人好礼', 'Welcome gift'), '/moreActive', 'ad-gift');
const appAd = inside(both('下载客户端', 'Get the app'), '/appDown', 'ad-app');
const serviceAd: Picture = {
  title: both('在线客服', 'Support'),
  linkUrl: '/legacy/service.html',
  linkType: LinkType.newTab,
  imgUrl: '/art/ad-service.svg',
};

export const frames: readonly { page: AdPage; pictures: Picture[] }[] = [
  { page: AdPage.home, pictures: [signAd, giftAd, appAd] },
  { page: AdPage.userCenter, pictures: [serviceAd, signAd] },
  { page: AdPage.login, pictures: [serviceAd] },
  { page: AdPage.register, pictures: [giftAd] },
  { page: AdPage.lottery, pictures: [appAd, serviceAd] },
];

export const activityTypes: readonly LocalText[] = [
  both('日常优惠', 'Everyday'),
  both('新人专享', 'For newcomers'),
  both('节日活动', 'Festivals'),
];

/** The page of the offer says what the deposit itself applies. */
const first = depositOffers.first;
const firstPercent = Number(first.value) / 100;
const firstFactor = first.factor / 100;

export const activities: readonly {
  /** Position in activityTypes. */
  type: number;
  kind: Activity['kind'];
  title: LocalText;
  summary: LocalText;
  imgUrl: string;
  content: LocalText;
}[] = [
  {
    type: 0,
    kind: 'signIn',
    title: both('每日签到', 'Daily sign-in'),
    summary: both('连续签到，奖励递增', 'The longer in a row, the more'),
    imgUrl: '/art/activity/sign.svg',
    content: both(
      '<h3>活动内容</h3><p>会员每天可签到一次，连续签到奖励递增。</p><table><tr><th>连续天数</th><th>奖励</th></tr><tr><td>1天</td><td>1元</td></tr><tr><td>3天</td><td>3元</td></tr><tr><td>7天</td><td>8元</td></tr><tr><td>30天</td><td>58元</td></tr></table><h3>活动规则</h3><ol><li>每天0:00起可签到，中断后重新计算。</li><li>奖励需完成一倍打码量方可提款。</li><li>试玩账号不参与。</li></ol>',
      '<h3>What it is</h3><p>Members sign in once a day; the reward grows with every day in a row.</p><table><tr><th>Days in a row</th><th>Reward</th></tr><tr><td>1</td><td>1 yuan</td></tr><tr><td>3</td><td>3 yuan</td></tr><tr><td>7</td><td>8 yuan</td></tr><tr><td>30</td><td>58 yuan</td></tr></table><h3>Rules</h3><ol><li>From midnight; a day missed starts the count again.</li><li>Rewards are to be bet once before withdrawal.</li><li>Not for trial accounts.</li></ol>',
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
    content: both(
      `<h3>活动内容</h3><p>首次存款满${first.min}元，赠送存款额的${firstPercent}%，最高${first.max}元，每人一次。</p><h3>活动规则</h3><ol><li>存款时选择「${localText(first.name, 'zh-CN')}」参加。</li><li>礼金需${firstFactor}倍打码量方可提款。</li></ol>`,
      `<h3>What it is</h3><p>A first deposit of ${first.min} yuan or more is given ${firstPercent}% on top, up to ${first.max} yuan, once for each member.</p><h3>Rules</h3><ol><li>Choose “${localText(first.name, 'en')}” when you deposit.</li><li>The gift has to be bet ${firstFactor} times before withdrawal.</li></ol>`,
    ),
  },
  {
    type: 0,
    kind: 'redPacket',
    title: both('红包雨', 'Red packets'),
    summary: both('每晚8点，准时开启', 'Every evening at 8'),
    imgUrl: '/art/activity/packet.svg',
    content: both(
      '<h3>活动内容</h3><p>每晚20:00至20:10开启红包雨，当日有效投注满500元即可参与。</p><h3>活动规则</h3><ol><li>每人每天最多领取3个。</li><li>红包总额固定，领完即止。</li></ol>',
      '<h3>What it is</h3><p>Red packets from 20:00 to 20:10 every evening for members who bet 500 yuan or more that day.</p><h3>Rules</h3><ol><li>Up to 3 packets a day.</li><li>The total is fixed; when it is gone, it is gone.</li></ol>',
    ),
  },
  {
    type: 0,
    kind: 'wheel',
    title: both('幸运转盘', 'Lucky wheel'),
    summary: both('每日一转，好礼随机', 'One turn a day'),
    imgUrl: '/art/activity/wheel.svg',
    content: both(
      '<h3>活动内容</h3><p>当日存款满200元可获得一次转盘机会，奖品随机抽取。</p><h3>活动规则</h3><ol><li>机会当日有效，不累计。</li><li>各奖项中奖概率在转盘页面公布。</li></ol>',
      '<h3>What it is</h3><p>A deposit of 200 yuan or more gives one turn of the wheel that day.</p><h3>Rules</h3><ol><li>Valid that day only.</li><li>The odds of every prize are published on the page of the wheel.</li></ol>',
    ),
  },
  {
    type: 0,
    kind: 'deficit',
    title: both('每周亏损返还', 'Weekly rebate'),
    summary: both('每周一派发，最高8%', 'Paid on Mondays, up to 8%'),
    imgUrl: '/art/activity/rebate.svg',
    content: both(
      '<h3>活动内容</h3><p>上周净亏损满1000元，每周一可领取返还。</p><table><tr><th>净亏损</th><th>返还比例</th></tr><tr><td>1000元以上</td><td>3%</td></tr><tr><td>10000元以上</td><td>5%</td></tr><tr><td>100000元以上</td><td>8%</td></tr></table><p>请理性娱乐，返还不应成为继续投注的理由。</p>',
      '<h3>What it is</h3><p>A net loss of 1,000 yuan or more in a week is rebated in part on Monday.</p><table><tr><th>Net loss</th><th>Rebate</th></tr><tr><td>from 1,000</td><td>3%</td></tr><tr><td>from 10,000</td><td>5%</td></tr><tr><td>from 100,000</td><td>8%</td></tr></table><p>Please play with a cool head: a rebate is no reason to go on.</p>',
    ),
  },
  {
    type: 0,
    kind: 'bonus',
    title: both('每日加奖', 'Daily bonus'),
    summary: both('昨日有效投注，今日加奖', "A bonus on yesterday's valid bets"),
    imgUrl: '/art/activity/bonus.svg',
    content: both(
      '<h3>活动内容</h3><p>按前一天的有效投注额计算加奖，次日领取，最高888元。</p><table><tr><th>前一天有效投注</th><th>加奖比例</th></tr><tr><td>1000元以上</td><td>0.5‰</td></tr><tr><td>10000元以上</td><td>1‰</td></tr><tr><td>100000元以上</td><td>1.5‰</td></tr></table><h3>活动规则</h3><ol><li>每天只能领取前一天的加奖，逾期作废。</li><li>加奖需完成一倍打码量方可提款。</li><li>试玩账号不参与。</li></ol>',
      '<h3>What it is</h3><p>A bonus on the valid bets of the day before, claimed the next day, up to 888 yuan.</p><table><tr><th>Valid bets of the day before</th><th>Bonus</th></tr><tr><td>from 1,000</td><td>0.5‰</td></tr><tr><td>from 10,000</td><td>1‰</td></tr><tr><td>from 100,000</td><td>1.5‰</td></tr></table><h3>Rules</h3><ol><li>Only the bonus of the day before can be claimed; after that it is gone.</li><li>The bonus is to be bet once before withdrawal.</li><li>Not for trial accounts.</li></ol>',
    ),
  },
  {
    type: 0,
    kind: 'treasure',
    title: both('任务宝箱', 'Treasure chests'),
    summary: both('完成任务，开启宝箱', 'Complete tasks, open chests'),
    imgUrl: '/art/activity/treasure.svg',
    content: both(
      '<h3>活动内容</h3><p>完成每日任务可开启对应宝箱：登录、投注满100元、投注满1000元。</p><h3>活动规则</h3><ol><li>任务每天0:00更新。</li><li>宝箱当日有效。</li></ol>',
      '<h3>What it is</h3><p>Each daily task opens a chest: log in, bet 100 yuan, bet 1,000 yuan.</p><h3>Rules</h3><ol><li>New tasks at midnight.</li><li>Chests are valid that day.</li></ol>',
    ),
  },
  {
    type: 2,
    kind: 'midAutumn',
    title: both('中秋团圆礼', 'Mid-autumn gift'),
    summary: both('月圆人团圆，登录领月饼', 'Log in for a mooncake'),
    imgUrl: '/art/activity/moon.svg',
    content: both(
      '<h3>活动内容</h3><p>中秋节期间，会员每天登录可领取一枚月饼，集齐五枚可兑换礼金。</p>',
      "<h3>What it is</h3><p>During the mid-autumn festival every day's log-in gives a mooncake; five make a gift.</p>",
    ),
  },
  {
    type: 2,
    kind: 'dragonBoat',
    title: both('端午龙舟赛', 'Dragon boat race'),
    summary: both('有效投注助力，龙舟前行', 'Your bets row the boat'),
    imgUrl: '/art/activity/boat.svg',
    content: both(
      '<h3>活动内容</h3><p>端午节期间，有效投注转化为龙舟里程，按里程排名派发奖励。</p>',
      '<h3>What it is</h3><p>During the dragon boat festival valid bets become miles; rewards follow the ranking.</p>',
    ),
  },
  {
    type: 1,
    kind: 'general',
    title: both('绑定资料礼', 'Complete your profile'),
    summary: both('完善资料，领取8元', 'Complete your profile for 8 yuan'),
    imgUrl: '/art/activity/profile.svg',
    content: both(
      '<h3>活动内容</h3><p>新会员完善真实姓名、提款密码与密保问题后，可联系客服领取8元礼金。</p>',
      '<h3>What it is</h3><p>Newcomers who set real name, withdrawal password and security question can ask support for 8 yuan.</p>',
    ),
  },
];

export const releaseNotes: readonly LocalText[] = [
  both('添加到桌面即可使用，无需下载安装', 'Add it to your desktop: nothing to install'),
  both('新增深色主题「午夜黑」', 'New dark theme: midnight black'),
  both('弱网环境下加载更快', 'Loads faster on weak networks'),
];
