// The words in which the office says what changes: titles and figures in the language of whoever reads.
import type { Locale } from '#texts/text.ts';
import { formatMoney } from '#values/money.ts';
import { textIn } from '../../serverText.ts';
import type { Wording } from '../differenceText.ts';

/** The wording of one language; `words.ts` has that of commands, in both. */
export function wordingIn(locale: Locale): Wording {
  const t = textIn(locale);
  return {
    locale,
    titled: (schema, otherwise) =>
      (locale === 'zh-CN' ? schema?.['x-zh-CN']?.title : schema?.title) ?? schema?.title ?? otherwise,
    none: t('office-content.words.none'),
    yes: t('office-content.words.yes'),
    no: t('office-content.words.no'),
    units: { yuan: t('office-content.words.yuan'), percent: '%', times: t('office-content.words.times') },
    characters: (count) => t('office-content.words.characters', { count }),
    entries: (count) => t('office-content.words.entries', { count }),
    added: (name, isClosed, terms) =>
      t(isClosed ? 'office-content.words.addedClosed' : 'office-content.words.added', { name }) +
      (terms ? t('office-content.words.terms', { terms }) : ''),
    removed: (name) => t('office-content.words.removed', { name }),
    moved: (names) => t('office-content.words.moved', { names }),
    rises: (name, members, bonuses) =>
      t('office-content.words.rises', {
        name: name ?? t('office-content.words.allLevels'),
        members,
        bonuses: formatMoney(bonuses),
      }),
    risesUnknown: t('office-content.words.risesUnknown'),
  };
}
