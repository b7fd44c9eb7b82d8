// Owns the pictures that a demonstration starts with, and the kinds its offers are listed under.
import { AdPage } from '#contract/states/adPage.generated.ts';
import { LinkType } from '#contract/states/linkType.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';

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
  inside(both('每日签到', 'Sign in every day'), '/sign', 'banner-sign'),
  inside(both('手机客户端', 'The app'), '/appDown', 'banner-app'),
];

const signAd = inside(both('每日签到', 'Sign in every day'), '/sign', 'ad-sign');
const giftAd = inside(both('新人好礼', 'Welcome gift'), '/firstRecharge', 'ad-gift');
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

export const releaseNotes: readonly LocalText[] = [
  both('添加到桌面即可使用，无需下载安装', 'Add it to your desktop: nothing to install'),
  both('新增深色主题「午夜黑」', 'New dark theme: midnight black'),
  both('弱网环境下加载更快', 'Loads faster on weak networks'),
];
