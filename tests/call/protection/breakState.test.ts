import { expect } from 'vitest';
import { breakState, takeBreak } from '#contract/protection.generated.ts';
import { depositStations } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const strict = {
  ...depositStations[0]!,
  code: 'strict',
  hosts: ['five.example'],
  protection: { profile: 'on' as const },
};
const test = world({ stations: [...depositStations, strict] });

test('a member without a break is open, and sees what the station offers', async ({ member }) => {
  expect((await member.call(breakState, {})).answer).toMatchObject({
    success: true,
    state: 'open',
    until: '',
    opensAt: '',
    isOperatorWide: false,
    canReturn: false,
    askableAt: '',
    may: { bet: true, deposit: true, withdraw: true, marketing: true },
    needsConsent: false,
    timeoutHoursLeast: 24,
    timeoutHoursMost: 1008,
    terms: ['6m', '1y', '2y', '5y', 'forever'],
    allStations: 'ask',
    openBets: 'stand',
    coolHours: 24,
  });
});

test('what is offered follows the law of the station', async ({ server }) => {
  const { answer } = await server.call(breakState, {}, { as: 'agent01', station: 'strict' });
  expect(answer).toMatchObject({ terms: ['6m', '1y', '5y'], allStations: 'always', openBets: 'giveBack' });
});

test('an exclusion without an end has none, and says when it can be asked back', async ({ server }) => {
  const client = server.client(alpha);
  await client.logIn('agent01');
  await client.call(takeBreak, { kind: 'exclude', term: 'forever', scope: 'station' });
  await client.logIn('agent01');
  expect((await client.call(breakState, {})).answer).toMatchObject({
    state: 'excluded',
    until: '',
    askableAt: '2027-11-20 10:00:10',
    canReturn: false,
    coolHours: 168,
  });
});
