// Journeys are chosen by the screens that they name.
import { expect, test } from 'vitest';
import { journeysThrough, journeysVisiting, visitsOf } from './visits.ts';

const screens = ['/index', '/login', '/forum', '/forum/article/:id', '/notice', '/noticeDetail'].map(
  (path) => ({
    path,
  }),
);
const journey = (name: string): string => `tests/journeys/${name}.test.ts`;
const visits = visitsOf(
  new Map([
    [journey('guest'), `go('/index'); go(\`\${url}/notice?id=1\`); go('/login');`],
    [journey('forum'), "go('/index'); go('/index'); go('/forum'); go('/forum/article/12');"],
    [journey('nav'), "go('/index'); go('/index'); go('/index'); go('/login')"],
    ['tests/call/auth/login.test.ts', "go('/index')"],
  ]),
  screens,
);

test('a screen is visited where its path stands, and not where a longer one does', () => {
  expect([...visits.keys()]).toEqual(['guest', 'forum', 'nav'].map(journey));
  expect([...visits.get(journey('guest'))!.keys()]).toEqual(['/index', '/login', '/notice']);
  expect(visits.get(journey('forum'))!.get('/index')).toBe(2);
  const longer = visitsOf(new Map([[journey('help'), "go('/noticeDetail')"]]), screens);
  expect([...longer.get(journey('help'))!.keys()]).toEqual(['/noticeDetail']);
});

test('a path with a parameter is found by what stands before it', () => {
  expect(visits.get(journey('forum'))!.has('/forum/article/:id')).toBe(true);
  expect(visits.get(journey('guest'))!.has('/forum/article/:id')).toBe(false);
});

test('of few screens those journeys run that name them most often', () => {
  expect(journeysVisiting(['/index'], visits)).toEqual(['nav', 'forum'].map(journey));
  expect(journeysVisiting(['/noticeDetail'], visits)).toEqual([]);
});

test('many screens are each visited by at least one of a small set', () => {
  expect(
    journeysVisiting(['/index', '/login', '/forum', '/forum/article/:id', '/noticeDetail'], visits),
  ).toEqual(['forum', 'guest'].map(journey));
});

test('what is around every screen is seen by the journeys that visit most', () => {
  expect(journeysThrough(visits)).toEqual(['guest', 'forum'].map(journey));
});
