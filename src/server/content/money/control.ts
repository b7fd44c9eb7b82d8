// The kind of content that says what staff may do alone and who says the second yes.
import { same } from '../codecs.ts';
import { settingsKind } from '../kind.ts';

export const control = settingsKind('control', 'control_setting', [
  ['expireHours', 'expire_hours', same],
  ['limits', 'limits', same],
  ['confirmers', 'confirmers', same],
]);
