// Searching the help.
import { expect, test } from 'vitest';
import { type Article, piecesOf, plainText, searchHelp, wordsOf } from './searchHelp.ts';

const article = (id: number, title: string, content: string, keywords = ''): Article => ({
  id,
  categoryId: 1,
  title,
  content,
  keywords,
  updateTime: '2026-01-01 00:00:00',
});
const list = [
  article(1, '怎样提款', '<p>先完成<b>打码量</b>，再申请。银行卡&nbsp;<i>USDT</i></p>'),
  article(2, '什么是打码量', '<p>有效投注额。</p>', '流水'),
  article(3, '账号安全', '<p>5 &lt; 6 &amp; 不要外传</p>'),
];
const idsOf = (typed: string) => searchHelp(list, typed).map((hit) => hit.article.id);

test('what has the word in its title comes before what has it in its text', () => {
  expect(idsOf('打码量')).toEqual([2, 1]);
});

test('an article is found by another word for it, which is not shown', () => {
  expect(idsOf('流水')).toEqual([2]);
  expect(JSON.stringify(searchHelp(list, '流水')[0]!.excerpt)).not.toContain('流水');
});

test('every word has to occur, in any order, in any case and width', () => {
  expect(idsOf('usdt 提款')).toEqual([1]);
  expect(idsOf('ＵＳＤＴ')).toEqual([1]);
  expect(idsOf('usdt 安全')).toEqual([]);
  expect(idsOf('  ')).toEqual([]);
});

test('tags and attributes are not searched, and text stays text', () => {
  expect(idsOf('nbsp')).toEqual([]);
  expect(idsOf('<b>')).toEqual([]);
  expect(plainText(list[2]!.content)).toBe('5 < 6 & 不要外传');
  expect(plainText('<p>有效<strong>投注额</strong>。</p><p>完</p>')).toBe('有效投注额。 完');
  expect(plainText('<img src=x onerror=alert(1)>&amp;lt;')).toBe('&lt;');
});

test('matches are marked where they are, and nothing of the text is lost', () => {
  const pieces = piecesOf('打码量与ＡＢ打码量', wordsOf('打码量 ab'));
  expect(pieces.map(({ text }) => text).join('')).toBe('打码量与ＡＢ打码量');
  expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    '打码量',
    'ＡＢ',
    '打码量',
  ]);
});

test('the excerpt shows the match of a long article', () => {
  const long = [article(1, 'T', `<p>${'甲'.repeat(300)}打码量${'乙'.repeat(300)}</p>`)];
  const [hit] = searchHelp(long, '打码量');
  const text = hit!.excerpt.map((piece) => piece.text).join('');
  expect(text).toContain('打码量');
  expect(text.length).toBeLessThan(70);
});
