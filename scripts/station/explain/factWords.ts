// Owns the words of what players can notice of a station, in the language that a command speaks.
import type { FactWords } from '#station/derive/visibleFacts.ts';
import { commandText } from '../../commandTexts.ts';
import { roleText, valueWords, whoText } from './said.ts';

export const factWords = (): FactWords => ({
  ...valueWords(),
  named: (name, about = '') => commandText(`command.fact.${name}`, { about }),
  color: (color, skin) => commandText('command.fact.colorIn', { color, skin }),
  role: roleText,
  onFor: (who) => commandText('command.fact.onFor', { who: whoText(who) }),
  monogram: commandText('command.fact.monogram'),
});
