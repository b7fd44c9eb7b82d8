// Which bets are a gain: those that brought more than they cost.
import { expect, test } from 'vitest';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { isGain } from './betStates.ts';

test.each([
  [BetStatus.won, '9.6000', true],
  [BetStatus.won, '0.0001', true],
  [BetStatus.won, '0.0000', false],
  [BetStatus.won, '-0.4000', false],
  [BetStatus.lost, '-10.0000', false],
  [BetStatus.pushed, '0.0000', false],
])('state %i with %s: %s', (status, yingKui, isOne) => {
  expect(isGain({ status, yingKui })).toBe(isOne);
});
