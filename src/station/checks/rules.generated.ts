// Generated from the files below src/station/checks by "npm run gen". Do not edit.
import { activityOff } from './settings/activity-off.ts';
import { badEncoding } from './syntax/bad-encoding.ts';
import { badFormat } from './schema/bad-format.ts';
import { bonusNumbers } from './settings/bonus-numbers.ts';
import { byteOrderMark } from './syntax/byte-order-mark.ts';
import { codeMatchesFile } from './settings/code-matches-file.ts';
import { contrast } from './settings/contrast.ts';
import { deadMenuEntry } from './menus/dead-menu-entry.ts';
import { duplicateCode } from './cross-file/duplicate-code.ts';
import { duplicateHost } from './cross-file/duplicate-host.ts';
import { duplicateItem } from './schema/duplicate-item.ts';
import { duplicateKey } from './syntax/duplicate-key.ts';
import { missingAsset } from './settings/missing-asset.ts';
import { missingKey } from './schema/missing-key.ts';
import { missingTranslation } from './settings/missing-translation.ts';
import { newerVersion } from './schema/newer-version.ts';
import { outOfRange } from './schema/out-of-range.ts';
import { prototypeKey } from './schema/prototype-key.ts';
import { sameAsDefault } from './settings/same-as-default.ts';
import { secretValue } from './settings/secret-value.ts';
import { smsWithoutPhone } from './settings/sms-without-phone.ts';
import { swappedLanguages } from './settings/swapped-languages.ts';
import { swappedValues } from './schema/swapped-values.ts';
import { syntax } from './syntax/syntax.ts';
import { tabBarLength } from './schema/tab-bar-length.ts';
import { tooDeep } from './syntax/too-deep.ts';
import { tooLarge } from './syntax/too-large.ts';
import { unknownDestination } from './menus/unknown-destination.ts';
import { unknownKey } from './schema/unknown-key.ts';
import { unknownValue } from './schema/unknown-value.ts';
import { unreachableRoute } from './menus/unreachable-route.ts';
import { wrongLevel } from './schema/wrong-level.ts';
import { wrongType } from './schema/wrong-type.ts';
import type { Rule } from './rule.ts';

/** Every rule about stations, in the order of their names. */
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
