// The list of the rules of platform games.

import type { Rule } from '../rule.ts';
import { baccaratRules } from './baccarat.ts';
import { dragonTigerRules } from './dragonTiger.ts';
import { erbagangRules } from './erbagang.ts';
import { esportRules } from './esport.ts';
import { fishRules } from './fish.ts';
import { niuniuRules } from './niuniu.ts';
import { oddsRules } from './odds.ts';
import { parlayRules } from './parlay.ts';
import { rouletteRules } from './roulette.ts';
import { sicboRules } from './sicbo.ts';
import { slotRules } from './slots.ts';
import { sportRules } from './sport.ts';

export const gameRules: readonly Rule[] = [
  ...baccaratRules,
  ...dragonTigerRules,
  ...rouletteRules,
  ...sicboRules,
  ...slotRules,
  ...niuniuRules,
  ...erbagangRules,
  ...fishRules,
  ...oddsRules,
  ...sportRules,
  ...parlayRules,
  ...esportRules,
];
