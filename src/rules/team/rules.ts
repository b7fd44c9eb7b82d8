// The list of the rules of teams.

import type { Rule } from '../rule.ts';
import { distributeRule, rollbackRule } from './commission.ts';
import { turnoverCoverageRule, turnoverRoundsRule } from './coverage.ts';
import { moveQuotaRule } from './quota.ts';
import { changeRatesRule } from './rates.ts';
import { dailyRebateRule } from './rebate.ts';
import { teamReportRule } from './report.ts';
import { turnoverGateRule } from './turnover.ts';

export const teamRules: readonly Rule[] = [
  distributeRule,
  rollbackRule,
  changeRatesRule,
  moveQuotaRule,
  dailyRebateRule,
  teamReportRule,
  turnoverGateRule,
  turnoverCoverageRule,
  turnoverRoundsRule,
];
