// What is under way: counted by piece, reported at each change, ended once.
import { expect, test } from 'vitest';
import { begin, onWork, underWay } from './work.ts';

const names = (): string[] => Array.from(underWay, ({ name }) => name);

test('work of one name is counted by piece, and ends once however often that is said', () => {
  const reported: string[][] = [];
  const stop = onWork(() => reported.push(names()));
  const endFirst = begin('login.do');
  const endSecond = begin('login.do');
  endFirst();
  endFirst();
  expect(names()).toEqual(['login.do']);
  endSecond();
  stop();
  begin('unheard')();
  expect(reported).toEqual([['login.do'], ['login.do', 'login.do'], ['login.do'], []]);
});
