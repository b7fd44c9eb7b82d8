// How a rebate is paid: by itself, after a look at it, or by a claim; its least, its limit, and its turnover.
import type { RebateInfoAnswer } from '#contract/activity.generated.ts';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { quietNote } from '../shared/sectionStyles.ts';
import { Section } from './claiming/Section.tsx';

type TermsShown = RebateInfoAnswer['terms'];

const wayOf = ({ isReviewed, claimDays }: TermsShown) =>
  claimDays > 0 ? (isReviewed ? 'reviewClaim' : 'claim') : isReviewed ? 'review' : 'auto';

export function Terms({ terms }: { terms: TermsShown }) {
  const t = useText();
  const { least, most, factor, claimDays } = terms;
  return (
    <Section title={t('rebates.terms')}>
      <Facts
        rows={[
          [t('rebates.terms.way'), t(`rebates.way.${wayOf(terms)}`, { days: claimDays })],
          [t('rebates.terms.least'), Number(least) > 0 ? `¥${shortAmount(least)}` : ''],
          [t('rebates.terms.most'), most === '' ? t('rebates.terms.noMost') : `¥${shortAmount(most)}`],
          [
            t('rebates.terms.factor'),
            Number(factor) > 0 ? t('rebates.terms.times', { factor }) : t('rebates.terms.noFactor'),
          ],
        ]}
      />
      <p className={quietNote}>{t('rebates.note')}</p>
    </Section>
  );
}
