import { expect } from 'vitest';
import { userHelp } from '#contract/help.generated.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a guest has the help by category, in order, with what a search needs', async ({ server }) => {
  const { answer } = await server.call(userHelp, {}, { station: alpha });
  expect(answer.categoryList!.map(({ name }) => name)).toEqual(['资金', '投注', '平台游戏', '账号']);
  const articles = answer.articleList!;
  expect(articles.slice(0, 2).map(({ title }) => title)).toEqual(['什么是打码量', '怎样提款，多久到账']);
  expect(articles.every(({ content }) => content.startsWith('<'))).toBe(true);
  expect(articles[0]!.keywords).toContain('有效投注');
  const known = answer.categoryList!.map(({ id }) => id);
  expect(articles.every(({ categoryId }) => known.includes(categoryId))).toBe(true);
});

test('figures in the help are those that the server applies', async ({ server }) => {
  const rule = await server.inStation(alpha, (db) =>
    db.selectFrom('withdrawal_rule').selectAll().executeTakeFirstOrThrow(),
  );
  const { answer } = await server.call(userHelp, {}, { station: alpha });
  const { content } = answer.articleList!.find(({ title }) => title.startsWith('怎样提款'))!;
  expect(content).toContain(`每天可提款${rule.times_a_day}次，前${rule.free_times}次免手续费`);
});

test('one article comes alone, by its number or by its topic, with its category', async ({ server }) => {
  const all = await server.call(userHelp, {}, { station: alpha });
  const wanted = all.answer.articleList!.at(-1)!;
  const one = await server.call(userHelp, { articleId: wanted.id }, { station: alpha });
  expect(one.answer.articleList).toEqual([wanted]);
  expect(one.answer.categoryList!.map(({ id }) => id)).toEqual([wanted.categoryId]);
  const turnover = await server.call(userHelp, { topic: 'turnover' }, { station: alpha });
  expect(turnover.answer.articleList!.map(({ title }) => title)).toEqual(['什么是打码量']);
  const about = await server.call(userHelp, { topic: 'about' }, { station: alpha });
  expect(about.answer).toMatchObject({ success: true, articleList: [], categoryList: [] });
});

test('an article that was deleted, or is of another station, is not there', async ({ server }) => {
  const { answer } = await server.call(userHelp, {}, { station: beta });
  const [first, second] = answer.articleList!;
  const foreign = await server.call(userHelp, { articleId: first!.id }, { station: alpha });
  expect(foreign.answer).toMatchObject({ success: true, articleList: [] });
  await server.inStation(beta, (db) => db.deleteFrom('help_article').where('id', '=', second!.id).execute());
  const gone = await server.call(userHelp, { articleId: second!.id }, { station: beta });
  expect(gone.answer).toMatchObject({ success: true, articleList: [] });
});

test('bad input is refused at its field', async ({ server }) => {
  for (const articleId of [0, 2 ** 31]) {
    const { answer } = await server.call(userHelp, { articleId });
    expect(answer).toMatchObject({ success: false, fieldErrors: { articleId: 'articleId不正确' } });
  }
  const { answer } = await server.call(userHelp, { topic: 'else' } as never);
  expect(answer).toMatchObject({ success: false, fieldErrors: { topic: 'topic不正确' } });
});
