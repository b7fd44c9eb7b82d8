import { openBrowser, openVisitor } from '#support/openStation.ts';

const browser = await openBrowser();
const base = 'http://w147.localhost:18731';
const shot = async (page: any, name: string) => {
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/forum/${name}.png` });
};
for (const [skin, locale] of [
  ['ThemeRed', 'zh-CN'],
  ['ThemeBlack', 'en'],
] as const) {
  const v = await openVisitor(browser, `${base}/forum`, { skin, locale });
  const { page } = v;
  page.setDefaultTimeout(20000);
  await page.waitForSelector('li a[href*="/forum/article/"]');
  await shot(page, `list-${skin}`);
  await page.goto(`${base}/forum?type=hot`);
  await page.waitForSelector('li a[href*="/forum/article/"]');
  await shot(page, `hot-${skin}`);
  await page.goto(`${base}/forum?type=essence`);
  await page.waitForSelector('li a[href*="/forum/article/"]');
  const href = await page.locator('li a[href*="/forum/article/"]').first().getAttribute('href');
  await page.goto(base + href);
  await page.waitForSelector('article, h2');
  await shot(page, `article-${skin}`);
  await page.screenshot({ path: `/tmp/forum/article-full-${skin}.png`, fullPage: true });
  await page.goto(`${base}/forum?group=3`);
  await page.waitForSelector('li a[href*="/forum/article/"]');
  await shot(page, `group-${skin}`);
  console.log(skin, v.troubles);
  await v.close();
}
await browser.close();
