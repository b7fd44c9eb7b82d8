// The sentences that say why a menu leaves an entry out.
import type { Role } from '#contract/call.ts';

const sentences: Readonly<Record<string, string>> = {
  noAction: 'no such action',
  noScreen: 'no such screen',
  off: 'switched off in routes.off',
  memberOff: '/userCenter is switched off in routes.off',
  hope: 'frontConfig.userCenterNoShowHope is on',
  tabBar: 'the tab bar has it',
  noBonus: 'frontConfig.bonusPercent is 0',
  hidden: 'frontConfig hides the report',
  'action:service': 'onOff.onlineServiceUrl is empty',
  'action:lineDetection': 'frontConfig.lineDetection is off',
  'action:theme': 'theme.choice is own',
  'action:trial': 'onOff.trialOpen is off',
};

/** A reason of entryOf(), entryIn() or whyEmpty() as a sentence. */
export const whyLeftOut = (reason: string, role: Role): string =>
  reason === 'role' ? `not for a ${role}` : (sentences[reason] ?? reason);
