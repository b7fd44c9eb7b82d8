// Owns the list of all rules in the order of their names; a test compares it with the folder checks/.
import { activityOff } from './checks/activity-off.ts';
import { badEncoding } from './checks/bad-encoding.ts';
import { badFormat } from './checks/bad-format.ts';
import { bonusNumbers } from './checks/bonus-numbers.ts';
import { byteOrderMark } from './checks/byte-order-mark.ts';
import { codeMatchesFile } from './checks/code-matches-file.ts';
import { contrast } from './checks/contrast.ts';
import { deadMenuEntry } from './checks/dead-menu-entry.ts';
import { duplicateCode } from './checks/duplicate-code.ts';
import { duplicateHost } from './checks/duplicate-host.ts';
import { duplicateItem } from './checks/duplicate-item.ts';
import { duplicateKey } from './checks/duplicate-key.ts';
import { missingAsset } from './checks/missing-asset.ts';
import { missingKey } from './checks/missing-key.ts';
import { missingTranslation } from './checks/missing-translation.ts';
import { newerVersion } from './checks/newer-version.ts';
import { outOfRange } from './checks/out-of-range.ts';
import { prototypeKey } from './checks/prototype-key.ts';
import { sameAsDefault } from './checks/same-as-default.ts';
import { secretValue } from './checks/secret-value.ts';
import { smsWithoutPhone } from './checks/sms-without-phone.ts';
import { swappedLanguages } from './checks/swapped-languages.ts';
import { swappedValues } from './checks/swapped-values.ts';
import { syntax } from './checks/syntax.ts';
import { tabBarLength } from './checks/tab-bar-length.ts';
import { tooDeep } from './checks/too-deep.ts';
import { tooLarge } from './checks/too-large.ts';
import { unknownDestination } from './checks/unknown-destination.ts';
import { unknownKey } from './checks/unknown-key.ts';
import { unknownValue } from './checks/unknown-value.ts';
import { unreachableRoute } from './checks/unreachable-route.ts';
import { wrongLevel } from './checks/wrong-level.ts';
import { wrongType } from './checks/wrong-type.ts';
import type { Rule } from './rule.ts';

export const rules: readonly Rule[] = [
  activityOff,
  badEncoding,
  badFormat,
  bonusNumbers,
  byteOrderMark,
  codeMatchesFile,
  contrast,
  deadMenuEntry,
  duplicateCode,
  duplicateHost,
  duplicateItem,
  duplicateKey,
  missingAsset,
  missingKey,
  missingTranslation,
  newerVersion,
  outOfRange,
  prototypeKey,
  sameAsDefault,
  secretValue,
  smsWithoutPhone,
  swappedLanguages,
  swappedValues,
  syntax,
  tabBarLength,
  tooDeep,
  tooLarge,
  unknownDestination,
  unknownKey,
  unknownValue,
  unreachableRoute,
  wrongLevel,
  wrongType,
];

const byName = new Map(rules.map((rule) => [rule.name, rule]));

/** The rule of a name; undefined when there is none. */
export const ruleOf = (name: string): Rule | undefined => byName.get(name);
