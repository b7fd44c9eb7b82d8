// The list of the rules of activities.

import type { Rule } from '../rule.ts';
import { interestRule } from './balanceTreasure.ts';
import { boatRule } from './boat.ts';
import { bonusRule } from './dailyBonus.ts';
import { deficitRule } from './deficit.ts';
import { firstRechargeRule } from './firstRecharge.ts';
import { midAutumnRule } from './midAutumn.ts';
import { exchangeRule } from './pointsExchange.ts';
import { grabRule, splitRule } from './redPacket.ts';
import { signInRule } from './signIn.ts';
import { treasureFetchRule, treasureStateRule } from './treasure.ts';
import { wheelRule } from './wheel.ts';

export const activityRules: readonly Rule[] = [
  signInRule,
  wheelRule,
  splitRule,
  grabRule,
  treasureStateRule,
  treasureFetchRule,
  bonusRule,
  deficitRule,
  midAutumnRule,
  boatRule,
  firstRechargeRule,
  interestRule,
  exchangeRule,
];
