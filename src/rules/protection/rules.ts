// The list of the rules of protection, levels, long runs and approvals.

import type { Rule } from '../rule.ts';
import { approvalNeededRule } from './approval.ts';
import { breakStateRule } from './breakState.ts';
import { levelProgressRule } from './levels.ts';
import { limitChangeRule } from './limits/limitChange.ts';
import { limitCheckRule } from './limits/limitCheck.ts';
import { limitUsedRule } from './limits/limitUsed.ts';
import { markersDailyRule } from './markers.ts';
import { pgsiScoreRule } from './pgsi.ts';
import { realityDueRule } from './realityDue.ts';
import { registryDecideRule } from './registry.ts';
import { runsListRule } from './runsList.ts';

export const protectionRules: readonly Rule[] = [
  limitUsedRule,
  limitCheckRule,
  limitChangeRule,
  breakStateRule,
  registryDecideRule,
  realityDueRule,
  markersDailyRule,
  pgsiScoreRule,
  levelProgressRule,
  runsListRule,
  approvalNeededRule,
];
