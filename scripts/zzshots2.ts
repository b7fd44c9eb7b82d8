import sharp from 'sharp';
import { openBrowser, openVisitor } from '#support/openStation.ts';

const browser = await openBrowser();
const base = 'http://w147.localhost:18731';
const shot = async (page: any, name: string) => {
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/forum/${name}.png` });
};
const v = await openVisitor(browser, `${base}/login`, { skin: 'ThemeRed' });
const { page } = v;
page.setDefaultTimeout(20000);
await page.fill('input[name="account"]', 'member01');
await page.fill('input[name="password"]', 'demo8888');
await page.click('button[type=submit]');
await page.waitForURL(/index/);
await page.goto(`${base}/forum`);
await page.waitForSelector('li a[href*="/forum/article/"]');
const find = async (text: string) => {
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let i = 0; i < 30; i++) {
    const l = page.locator('li a', { hasText: text }).first();
    if (await l.count()) return (await l.getAttribute('href'))!;
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(300);
  }
  throw new Error(text);
};
const slip = await find('晒一张今天的小单');
const pics = await find('赛车冠军号码记录');
await page.goto(base + slip);
await page.waitForSelector('section[aria-label]');
await shot(page, 'slip');
await page.goto(base + pics);
await page.waitForSelector('button img');
await shot(page, 'pics');
await page.locator('button:has(img)').first().click();
await page.waitForSelector('dialog[open] img');
await shot(page, 'viewer');
await page.goBack();
await page.locator('ul li button').first().click();
await page.waitForSelector('dialog[open] b');
await shot(page, 'profile');
await page.goBack();
await page.goto(`${base}/forum`);
await page.click('text=发帖');
await page.waitForSelector('input[name=title]');
await page.fill('input[name=title]', '地铁上随手发一帖');
await page.fill('textarea', '今天人真多，站着看完了三期。');
const f = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#558' } })
  .jpeg()
  .toBuffer();
await page.setInputFiles('input[type=file]', [
  { name: 'a.jpg', mimeType: 'image/jpeg', buffer: f },
  { name: 'b.jpg', mimeType: 'image/jpeg', buffer: f },
]);
await page.waitForSelector('button[aria-label^="删除图片2"]');
await page.click('button[aria-label="表情"]');
await shot(page, 'write');
await page.click('text=分享注单或开奖');
await page.waitForSelector('dialog[open] section');
await shot(page, 'share');
await page.locator('dialog[open] section').first().click();
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/forum/writefull.png', fullPage: true });
await page.click('button[type=submit]');
await page.waitForSelector('dialog[open] input[name=nickName]');
await shot(page, 'nick');
await page.fill('input[name=nickName]', '阿明');
await page.locator('dialog[open] button[type=submit]').click();
await page.waitForURL(/forum\/article/);
await page.waitForSelector('h2');
await shot(page, 'posted');
await page.goto(base + slip);
await page.waitForSelector('section[aria-label]');
await page.click('text=跟单 >> nth=-1').catch(() => {});
await page.locator('section button').first().click();
await page.waitForURL(/credit|official/);
await page.waitForTimeout(2500);
await shot(page, 'followed');
await page.goto(base + pics);
await page.waitForSelector('button[aria-label="回复"]');
await page.locator('button[aria-label="回复"]').first().click();
await page.waitForSelector('textarea');
await page.click('button[aria-label="提到某人"]');
await shot(page, 'comment');
console.log(v.troubles);
await browser.close();
