// What the kit's components write: their names, roles and states, as a reader of the page meets them.

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { addChinese } from '#texts/text.ts';
import messages from '#texts/zh-CN/kit.generated.ts';
import { Amount } from './Amount.tsx';
import { Badge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { Field } from './input/Field.tsx';
import { NoData } from './list/NoData.tsx';
import { ListGroup, ListRow } from './list/rows/List.tsx';
import { Await } from './page/Await.tsx';
import { HeaderBar } from './page/HeaderBar.tsx';
import { RouteLink } from './page/RouteLink.tsx';
import { type Site, SiteContext } from './page/site.ts';
import { TabBar } from './page/TabBar.tsx';
import { Carousel } from './picture/Carousel.tsx';
import { Logo } from './picture/Logo.tsx';
import { Picture } from './picture/Picture.tsx';
import { Tabs } from './Tabs.tsx';

beforeAll(() => addChinese(messages));

function draw(node: ReactNode, onlineServiceUrl = '/legacy/service.html'): string {
  const site = {
    station: { name: { 'zh-CN': '金鼎彩票', en: 'Golden Tripod' }, theme: { logo: '' } },
    onOff: { onlineServiceUrl },
    locale: 'en',
    has: (path: string) => path.startsWith('/here'),
  } as unknown as Site;
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <SiteContext value={site}>{node}</SiteContext>
    </StaticRouter>,
  );
}

const words = (markup: string): string => markup.replace(/<[^>]+>/g, '');
const read = { data: undefined, error: undefined, isLoading: false, mutate: async () => undefined };

test('a link leads only to a screen the station has', () => {
  expect(draw(<RouteLink to="/here?x=1">去</RouteLink>)).toContain('<a href="/here?x=1"');
  expect(draw(<RouteLink to="/gone">去</RouteLink>)).toBe('<span>去</span>');
  expect(
    draw(
      <RouteLink to="/gone" orNothing>
        去
      </RouteLink>,
    ),
  ).toBe('');
});

test.each([
  ['401.4635', '¥401.46', '35'],
  ['501.6850', '¥501.68', '5'],
  ['390.0000', '¥390.00', ''],
  ['-1.0047', '−¥1.00', '47'],
])('an exact amount of %s reads as one number, its cents apart from what follows', (value, cents, beyond) => {
  const markup = draw(<Amount value={value} signed exact />).replace('+', '');
  expect(words(markup)).toBe(cents + beyond);
  expect(markup).toContain(`data-tail="${beyond.length}"`);
  expect(markup.split('data-tail=')[1]).toContain(`>${beyond}</small>`);
  // Nothing cuts the number for whoever copies it or has it read out.
  expect(markup).not.toMatch(/aria-hidden|aria-label|<br|\s¥/);
});

test('of an exact amount below a cent nothing is quiet', () => {
  expect(draw(<Amount value="0.0047" exact />)).toContain('<small>.0047</small>');
  expect(draw(<Amount value="10.0047" exact />)).toContain('<small>.00</small>');
});

test('a row to a screen the station lacks shows no arrow', () => {
  expect(draw(<ListRow label="资料" to="/here" />)).toContain('<svg');
  expect(draw(<ListRow label="资料" to="/gone" />)).not.toContain('<svg');
});

test('a group of rows is named by its heading', () => {
  const markup = draw(
    <ListGroup title="账户">
      <ListRow label="密码" value="已设置" />
    </ListGroup>,
  );
  const id = /aria-labelledby="([^"]+)"/.exec(markup)![1]!;
  expect(markup).toContain(`<h2 id="${id}">账户</h2>`);
});

test('a working button says so and stays in reach of the keyboard', () => {
  const markup = draw(<Button working>登录</Button>);
  expect(markup).toContain('aria-busy="true"');
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toContain(' disabled=""');
  expect(draw(<Button>登录</Button>)).not.toContain('aria-busy');
});

test('the header bar has one heading and a named back arrow', () => {
  expect(draw(<HeaderBar title="关于我们" back />)).toMatch(
    /<button[^>]+aria-label="返回"[\s\S]+<h1[^>]*>关于我们<\/h1>/,
  );
  expect(draw(<HeaderBar title="首页" />)).not.toContain('返回');
});

test('the chosen tab of the tab bar is recognised without colour, and lacking screens are left out', () => {
  const markup = draw(
    <TabBar
      items={[
        { key: 'a', label: '首页', icon: 'home', to: '/here', chosen: true },
        { key: 'b', label: '论坛', icon: 'star', to: '/gone', chosen: false },
        { key: 'c', label: '客服', icon: 'service', onClick: () => undefined, chosen: false, badge: 120 },
      ]}
    />,
  );
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
  expect(words(markup)).toBe('首页99+客服');
});

test('only the chosen tab is in the order of the keyboard', () => {
  const markup = draw(
    <Tabs
      label="方式"
      value="b"
      onChange={() => undefined}
      items={[
        { key: 'a', label: '登录' },
        { key: 'b', label: '注册' },
      ]}
    />,
  );
  expect(markup).toContain('role="tablist"');
  expect(markup).toMatch(/aria-selected="false" tabindex="-1"[^>]*>登录/);
  expect(markup).toMatch(/aria-selected="true" tabindex="0"[^>]*>注册/);
});

test('an amount reads as one sum; gain and loss have their sign', () => {
  expect(words(draw(<Amount value="8888.8899" />))).toBe('¥8,888.88');
  expect(words(draw(<Amount value="12.5" signed />))).toBe('+¥12.50');
  expect(words(draw(<Amount value="-3.999" signed />))).toBe('−¥3.99');
  expect(words(draw(<Amount value="0.001" signed />))).toBe('+¥0.001');
  expect(draw(<Amount value="0.00001" signed />)).not.toContain('data-trend');
});

test('a count of nothing is not shown', () => {
  expect(draw(<Badge count={0} />)).toBe('');
});

test('while it reads, a screen is busy and says so', () => {
  const markup = draw(<Await read={{ ...read, isLoading: true }}>{() => '内容'}</Await>);
  expect(markup).toContain('aria-busy="true"');
  expect(words(markup)).toBe('加载中');
});

test('what could be read is shown, even when asking again failed', () => {
  expect(
    draw(<Await read={{ ...read, data: 3, error: { kind: 'network' } }}>{(data) => `内容${data}`}</Await>),
  ).toBe('内容3');
});

test.each([
  [{ kind: 'network', msg: '' }, '网络连接已断开，请检查网络'],
  [{ kind: 'timeout', msg: '' }, '请求超时，请检查网络'],
  [{ kind: 'refused', msg: '活动已结束' }, '活动已结束'],
  [{ kind: 'answer', msg: '', detail: 'not JSON' }, '服务器返回的数据有误，请稍后再试'],
  [{ kind: 'status', msg: '', status: 502 }, '服务暂时不可用，请稍后重试（错误编号 502）'],
  [
    { kind: 'status', msg: '系统繁忙', status: 500, requestId: '1F2E3D4C' },
    '系统繁忙（错误编号 500-1F2E3D4C）',
  ],
  [{ kind: 'refused', msg: '', status: 403 }, '加载失败，请稍后再试（错误编号 403）'],
  [new TypeError('x is undefined'), '加载失败，请稍后再试'],
])('a read that failed with %j says so and offers to try again', (error, text) => {
  const markup = draw(<Await read={{ ...read, error }}>{() => '内容'}</Await>);
  expect(markup).toContain('role="alert"');
  expect(words(markup)).toBe(`${text}重新加载`);
});

test('where there is nothing, customer service is offered where the station has one', () => {
  const nothing = (
    <Await
      read={{ ...read, data: [] as string[] }}
      empty={(list) => list.length === 0}
      emptyText="还没有优惠"
    >
      {() => '内容'}
    </Await>
  );
  expect(words(draw(nothing))).toBe('还没有优惠联系客服');
  expect(words(draw(nothing, ''))).toBe('还没有优惠');
  expect(words(draw(<NoData />))).toBe('暂无数据联系客服');
});

test('a field ties its label, error and hint to its input', () => {
  const markup = draw(<Field id="a" label="账号" name="account" error="请填写账号" hint="4 位" />);
  expect(markup).toContain('<label for="a">');
  expect(markup).toMatch(/<input[^>]+aria-invalid="true"[^>]+aria-describedby="a-note"/);
  expect(markup).toMatch(/id="a-note"[^>]*>请填写账号</);
  expect(draw(<Field id="a" label="账号" hint="4 位" />)).not.toContain('aria-invalid');
});

test('a password can be shown, by a button that says what it does', () => {
  expect(draw(<Field label="密码" type="password" autoComplete="current-password" />)).toMatch(
    /<input[^>]+type="password"[\s\S]+<button[^>]+aria-label="显示密码" aria-pressed="false"/,
  );
});

test('slides are named by their place among all', () => {
  const markup = draw(
    <Carousel label="推荐" items={[{ id: 1 }, { id: 2 }]} render={({ id }) => `图${id}`} />,
  );
  expect(markup).toContain('aria-label="第1张，共2张"');
  expect(markup.match(/aria-current="true"/g)).toHaveLength(1);
  expect(draw(<Carousel label="推荐" items={[{ id: 1 }]} render={() => '图'} />)).not.toContain('<button');
});

test('a picture is asked for only from a safe address', () => {
  expect(draw(<Picture src="/media/1.webp" alt="首存" ratio="2 / 1" />)).toContain('src="/media/1.webp"');
  expect(draw(<Picture src="javascript:alert(1)" alt="首存" ratio="2 / 1" />)).not.toContain('<img');
  expect(words(draw(<Picture src="//evil.example/x.png" alt="" ratio="2 / 1" />))).toBe('图片加载失败');
});

test('a station without a logo is marked with the first sign of its Chinese name, in either language', () => {
  expect(words(draw(<Logo />))).toBe('金');
});
