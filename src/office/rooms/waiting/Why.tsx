// How the reasons of a withdrawal are shown: each rule with its threshold and what the member has of it.
import { Amount } from '../../kit/Amount.tsx';
import { useText } from '../../kit/locale.ts';
import type { WithdrawalRow } from './moneyRows.ts';

type Reason = WithdrawalRow['why'][number];

function Figure({ of: { measure }, value }: { of: Reason; value: string | undefined }) {
  if (measure === 'none' || value === undefined) return '—';
  return measure === 'money' ? <Amount value={value} /> : value;
}

export function Why({ why }: { why: readonly Reason[] }) {
  const t = useText();
  return (
    <table className="waiting-why">
      <thead>
        <tr>
          <th scope="col">{t('office-waiting.why')}</th>
          <th scope="col">{t('office-waiting.threshold')}</th>
          <th scope="col">{t('office-waiting.figure')}</th>
        </tr>
      </thead>
      <tbody>
        {why.map((reason) => (
          <tr key={reason.rule}>
            <td>{t(`office-waiting.rule.${reason.rule}`)}</td>
            <td>
              <Figure of={reason} value={reason.threshold} />
            </td>
            <td>
              <Figure of={reason} value={reason.figure} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
