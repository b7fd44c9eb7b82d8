// An answer is checked against its shape, field by field.
import { expect, test, vi } from 'vitest';
import { getRecaptchaInfo, login, normalTrialPlay, register } from '#contract/auth.generated.ts';
import * as finance from '#contract/finance.generated.ts';
import * as report from '#contract/report.generated.ts';
import { banner, floatFrameList } from '#contract/session.generated.ts';
import { shapeMismatch } from './checkShape.ts';

const good = { id: 1, title: 'a', linkUrl: '', linkType: 1, imgUrl: '/a.svg' };

test('an answer as the contract states it fits', () => {
  expect(shapeMismatch({ success: true, msg: '', bannerList: [good] }, banner.answer)).toBeNull();
});

test('what the shape does not name is let through', () => {
  expect(shapeMismatch({ bannerList: [{ ...good, extra: { deep: true } }] }, banner.answer)).toBeNull();
});

test.each([
  [{ bannerList: [{ ...good, imgUrl: 7 }] }, 'bannerList[0].imgUrl should be text'],
  [{ bannerList: [{ ...good, id: 1.5 }] }, 'bannerList[0].id should be an integer'],
  [{ bannerList: [{ ...good, linkType: 3 }] }, 'bannerList[0].linkType should be one of 1, 2'],
  [{ bannerList: {} }, 'bannerList should be a list'],
  [{ bannerList: null }, 'bannerList should be a list'],
  [{ bannerList: [null] }, 'bannerList[0] should be an object'],
  [{}, 'bannerList is missing'],
  [[], 'answer should be an object'],
  ['text', 'answer should be an object'],
])('%j is reported as: %s', (answer, mismatch) => {
  expect(shapeMismatch(answer, banner.answer)).toBe(mismatch);
});

test('each short form accepts its own kind and refuses the others', () => {
  const values: Record<string, unknown[]> = {
    s: ['', 'x'],
    i: [0, -3],
    n: [0.5, 2],
    b: [true, false],
    '=a|b|': ['a', 'b', ''],
    '#1|2': [1, 2],
  };
  const accepted = Object.entries(values).map(([shape, own]) =>
    own.map((value) => shapeMismatch(value, shape)),
  );
  expect(accepted.flat().every((mismatch) => mismatch === null)).toBe(true);
  expect(shapeMismatch('1', 'i')).toBe('answer should be an integer');
  expect(shapeMismatch('0.5', 'n')).toBe('answer should be a number');
  expect(shapeMismatch(1, 'b')).toBe('answer should be true or false');
  expect(shapeMismatch('c', '=a|b')).toBe('answer should be one of a, b');
  expect(shapeMismatch('1', '#1|2')).toBe('answer should be one of 1, 2');
});

test('a field marked as optional may be missing, but not of another kind', () => {
  expect(shapeMismatch({}, { 'note?': 's' })).toBeNull();
  expect(shapeMismatch({ note: 1 }, { 'note?': 's' })).toBe('note should be text');
});

test('a row of what is offered that does not fit is left out and named, and the rest is shown', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const ad = {
    id: 1,
    showPosition: 1,
    afsList: [{ title: 'A', linkUrl: '', linkType: 1, imgUrl: '/a.svg' }],
  };
  const answer = { floatFrameList: [ad, { ...ad, id: 2, showPosition: 99 }, { ...ad, id: 3 }] };
  expect(shapeMismatch(answer, floatFrameList.answer)).toBeNull();
  expect(answer.floatFrameList.map(({ id }) => id)).toEqual([1, 3]);
  expect(said).toHaveBeenCalledWith(
    expect.stringContaining('floatFrameList[1].showPosition should be one of'),
  );
  said.mockRestore();
});

test('a row of any other list fails the answer', () => {
  const days = { list: [{ title: 's' }] } as const;
  expect(shapeMismatch({ list: [{ title: 'a' }, { title: 7 }] }, days)).toBe('list[1].title should be text');
});

test('unknown names of a list of names are left out, however many', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const answer = { kinds: ['emperor'] };
  expect(shapeMismatch(answer, { kinds: ['=guest|member', 'each'] })).toBeNull();
  expect(answer.kinds).toEqual([]);
  said.mockRestore();
});

test('a list of what is offered stays a list, and records of money fail whole', () => {
  expect(shapeMismatch({ floatFrameList: 1 }, floatFrameList.answer)).toBe('floatFrameList should be a list');
  // A call stands beside its limits.
  const answers = Object.values({ ...finance, ...report }).flatMap((each) =>
    'answer' in each ? [each.answer] : [],
  );
  expect(answers.length).toBeGreaterThan(20);
  expect(JSON.stringify(answers)).not.toContain('"each"');
});

test('a field of the prototype does not count as given', () => {
  expect(shapeMismatch({}, { toString: 's' })).toBe('toString is missing');
});

test('what may be left out is filled in, and so is a value of a list that is not known', () => {
  const shape = {
    'role="guest"': '=guest|member',
    'open=true': 'b',
    'rows=[]': [{ 'title=""': 's' }],
  } as const;
  const bare: Record<string, unknown> = {};
  expect(shapeMismatch(bare, shape)).toBeNull();
  expect(bare).toEqual({ role: 'guest', open: true, rows: [] });
  const odd: Record<string, unknown> = { role: 'emperor', rows: [{}, { title: 'a' }] };
  expect(shapeMismatch(odd, shape)).toBeNull();
  expect(odd).toEqual({ role: 'guest', open: true, rows: [{ title: '' }, { title: 'a' }] });
  expect(shapeMismatch({ open: 'yes' }, shape)).toBe('open should be true or false');
});

test.each([
  [login, { login: true, questionTicket: '', needCaptcha: false }],
  [register, { login: true, account: '' }],
  [normalTrialPlay, { login: true, account: '', money: '0.0000', endTime: '' }],
  [getRecaptchaInfo, { type: 'none', captchaId: '', image: '', difficulty: 0 }],
])(
  'success alone is enough where the specification shows no field of an answer: $id',
  ({ answer }, filled) => {
    const bare = { success: true, msg: '' };
    expect(shapeMismatch(bare, answer)).toBeNull();
    expect(bare).toEqual({ success: true, msg: '', ...filled });
  },
);
