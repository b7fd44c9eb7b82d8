// What a station's file says is seen in the member area, each setting on a station with it and one without.
import './texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import type { UserInfoAnswer } from '#contract/account.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { type Site, SiteContext } from '#kit/page/site.ts';
import { hasPath } from '#station/derive/routes.ts';
import { resolveStation } from '#station/station.ts';
import { MoneyWays } from './AccountCard.tsx';
import { AboutUs } from './about/AboutUs.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { PersonalInfo } from './profile/PersonalInfo.tsx';

const info: UserInfoAnswer = {
  account: 'member01',
  role: 'member',
  nickName: '',
  realName: 'R*',
  phone: '138****8000',
  isPhoneProven: true,
  email: '',
  qq: '',
  weChat: '',
  money: '1.0000',
  frozen: '0.0000',
  transit: '0.0000',
  hasWithdrawalPassword: true,
  changeable: [],
  hasQuestion: false,
  createTime: '2026-01-01 10:00:00',
  lastLoginTime: '2026-01-01 10:00:00',
  lastLoginAddress: '10.0.*.*',
  endTime: '',
};

function draw(
  node: React.ReactNode,
  file: Partial<StationFile> = {},
  user = info,
  login = false,
  visitor: object = {},
): string {
  const station = resolveStation({ code: 'demo', name: 'N', ...file });
  const whole = {
    station,
    onOff: station.onOff,
    role: 'member',
    visitor: { unread: 0, login, ...visitor },
    skin: 'ThemeRed',
    locale: 'zh-CN',
    has: (path: string) => hasPath(station, path),
  } as unknown as Site;
  return renderToStaticMarkup(
    <StaticRouter location="/personalInfo">
      <SWRConfig value={{ fallback: { 'account/userInfo?': user } }}>
        <SiteContext value={whole}>{node}</SiteContext>
      </SWRConfig>
    </StaticRouter>,
  );
}

test('a station with personalInfoflag shows contact details, masked, one without shows none', () => {
  expect(draw(<PersonalInfo />, { frontConfig: { personalInfoflag: true } })).toContain('138****8000');
  expect(draw(<PersonalInfo />)).not.toContain('138****8000');
});

test('a trial player sees no contact details and nothing to set', () => {
  const file = { frontConfig: { personalInfoflag: true } };
  const markup = draw(<PersonalInfo />, file, { ...info, role: 'trial' });
  expect(markup).toContain('member01');
  expect(markup).not.toContain('138****8000');
  expect(markup).not.toContain('<button');
});

test('the personal page leads to the passwords only where the station has that screen', () => {
  const rows = (markup: string): number => markup.split('<button').length - 1;
  expect(rows(draw(<PersonalInfo />))).toBe(
    rows(draw(<PersonalInfo />, { routes: { off: ['/editPwd'] } })) + 2,
  );
});

test('the groups and entries of the member centre are those of the station file, under its names', () => {
  const markup = draw(<MemberMenu />, {
    menus: {
      member: [{ title: 'my-group', items: ['/aboutUs', '/appDown'] }],
      names: { '/aboutUs': 'my-about' },
    },
    routes: { off: ['/appDown'] },
  });
  expect(markup).toContain('my-group');
  expect(markup).toContain('my-about');
  expect(markup.match(/href="[^"]+"/g)).toEqual(['href="/aboutUs"']);
});

test('a station without customer service offers none on the page about it', () => {
  const service = (markup: string): boolean => markup.includes('<button');
  expect(service(draw(<AboutUs />))).toBe(true);
  expect(service(draw(<AboutUs />, { onOff: { onlineServiceUrl: '' } }))).toBe(false);
});

test('a station with userCenterNoShowHope has no donate entry in the member centre, another has', () => {
  const entry = 'href="/donate"';
  expect(draw(<MemberMenu />)).toContain(entry);
  expect(draw(<MemberMenu />, { frontConfig: { userCenterNoShowHope: true } })).not.toContain(entry);
});

test('direct charge is an entry only where the station offers a percentage', () => {
  const entry = 'href="/handfree"';
  expect(draw(<MemberMenu />, { frontConfig: { bonusPercent: 3 } })).toContain(entry);
  expect(draw(<MemberMenu />)).not.toContain(entry);
});

test('the quick row uses the names that a station gives its entries', () => {
  const names = { '/recharge': { 'zh-CN': 'Top-up lane', en: 'Top up' }, '/wallet': 'Purse' };
  const row = draw(<MoneyWays />, { menus: { names } });
  expect(row).toContain('Top-up lane');
  expect(row).toContain('Purse');
  expect(draw(<MoneyWays />)).not.toContain('Purse');
});

test('what stands beside the balance does not stand in the menu again; a guest finds it there', () => {
  const ways = ['href="/recharge"', 'href="/withdraw"', 'href="/wallet"'];
  const guest = draw(<MemberMenu />);
  const member = draw(<MemberMenu />, {}, info, true);
  for (const way of ways)
    expect([way, guest.includes(way), member.includes(way)]).toEqual([way, true, false]);
  expect(member).toContain('href="/moneyChange"');
});

test('the tile of offers is marked while a rebate or a bonus of the level waits, and not otherwise', () => {
  const items = ['/moreActive', '/todayClaims', '/rebates', '/recharge'];
  const file = { menus: { member: [{ title: 'N', items }] } } as Partial<StationFile>;
  const marks = (visitor: object): number =>
    draw(<MemberMenu />, file, info, true, visitor).split('可领取').length - 1;
  expect(marks({})).toBe(0);
  expect(marks({ claims: [] })).toBe(0);
  expect(marks({ claims: ['rebates'] })).toBe(1);
  expect(marks({ claims: ['levels'] })).toBe(1);
});
