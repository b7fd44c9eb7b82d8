// Support's command answers in the language of whoever sits at it: help, sentences, refusals, and what it lists.
import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { terminalLanguage } from '#scripts/spoken.ts';
import { runSupport } from '#scripts/support.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world();

const chinese = /[\u3400-\u9fff]/;
/** Three words in a row are a sentence; commands, codes and names are fewer. */
const english = /\b[a-z]+ [a-z]+ [a-z]+\b/i;

/** Commands that list or refuse, most of them in a station where nothing has happened yet. */
const commands: readonly (readonly string[])[] = [
  ['--help'],
  ['open'],
  ['account', 'member01'],
  ['account', 'nobody'],
  ['freeze', 'member01'],
  ['freeze', 'member01', '核对身份', '--until', '2026-12-31'],
  ['enable', 'member01', '已核对'],
  ['pause', 'member01', '2026-12-31', '会员要求'],
  ['password', 'member01', '忘记'],
  ['set', 'member01', 'qq', 'x', '会员要求'],
  ['set', 'member01', 'qq', '12345678', '会员要求'],
  ['question', 'member01', 'clear', '会员要求'],
  ['money', 'member01', 'credit', '88.5', '补发', '--intent', 'ticket-1'],
  ['money', 'member01', 'undo', 'ticket-1', '手误'],
  ['money', 'member01', 'credit', '88.5', '补发'],
  ['turnover', 'member01'],
  ['actions', 'member01'],
  ['conversations'],
  ['conversation', 'member01'],
  ['conversation', 'nobody'],
  ['conversation', 'guest-999999'],
  ['markers'],
  ['markers', 'member01'],
  ['marker', 'member01', 'perhaps', '已联系'],
  ['applications'],
  ['application', 'donation-1', 'perhaps'],
  ['problems'],
  ['deposit', 'D1', 'dismiss'],
  ['transfer', 'T1', 'credit', '补发'],
  ['rounds', 'member01'],
  ['commission', '999999'],
  ['agents'],
  ['agent', 'member01', 'lottery=1'],
  ['levels'],
  ['coupons'],
  ['rebates'],
  ['activities', 'member01'],
  ['awards'],
  ['award', '1', 'perhaps'],
  ['posts'],
  ['find', '/forum/article/999999'],
  ['moderators'],
  ['moderator', 'member01', 'perhaps'],
  ['words'],
  ['sing'],
  ['open', '--loud'],
];

test('what support reads is in the language that is asked for, and in no other', async ({ server }) => {
  const answerOf = async (words: readonly string[], language: string): Promise<string> => {
    const line = words[0] === '--help' ? words : [alpha, ...words];
    const ran = runSupport(server.pool, [...line, '--lang', language], server.now(), { supporter: '小王' });
    return (await ran.catch((error: Error) => [error.message])).join('\n');
  };
  const wrong: string[] = [];
  for (const words of commands) {
    const inChinese = await answerOf(words, 'zh');
    if (!chinese.test(inChinese)) wrong.push(`${words.join(' ')}: ${inChinese}`);
    const shown = inChinese.replaceAll(/[（(“].*?[”)）]|npm run -s support/g, '');
    const [sentence] = shown.split('\n').filter((row) => english.test(row) && !chinese.test(row));
    if (sentence) wrong.push(`${words.join(' ')}: ${sentence}`);
  }
  expect(wrong).toEqual([]);
  expect(await answerOf(['level', 'nobody', '1'], 'en')).toBe('There is no member nobody.');
  expect(await answerOf(['level', 'nobody', '1'], 'zh')).toBe('没有会员nobody。');
  expect(await answerOf(['open'], 'fr')).toBe('There is no language “fr”; there are zh and en.');
});

test('names that the operator gave are those of the language', async ({ server }) => {
  const levels = async (language: string) =>
    (await runSupport(server.pool, [alpha, 'levels', '--lang', language], server.now())).join('\n');
  const [inChinese, inEnglish] = [await levels('zh'), await levels('en')];
  expect(inChinese).toMatch(/1 · \S*[\u3400-\u9fff]\S* · \d+位会员/);
  expect(inEnglish).toMatch(/1 · \S+[^\n\u3400-\u9fff]* · \d+ members/);
});

test.for([
  [{ LANG: 'zh_CN.UTF-8' }, 'zh-CN'],
  [{ LANG: 'zh_TW' }, 'zh-CN'],
  [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'zh_CN.UTF-8' }, 'zh-CN'],
  [{ LANG: 'zh_CN.UTF-8', LC_ALL: 'C.UTF-8' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: '', LC_ALL: '' }, 'en'],
  [{}, 'en'],
] as const)('%o means %s', ([env, locale]) => {
  expect(terminalLanguage(env)).toBe(locale);
});

test.for([
  [{ LANG: 'zh_CN.UTF-8' }, [], '用法：'],
  [{ LANG: 'en_GB.UTF-8' }, ['--lang', 'zh'], '用法：'],
  [{ LANG: 'zh_CN.UTF-8' }, ['--lang=en'], 'Usage:'],
] as const)('the command itself reads the terminal and --lang: %o %o', ([env, flags, begins]) => {
  const ended = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/support.ts', '--help', ...flags], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  expect(ended.stdout.slice(0, begins.length)).toBe(begins);
});
