// The newest wins of the station's members as the server names them: masked, each with its stake; nothing where there are none.
import { css } from '@linaria/core';
import { winners } from '#contract/session.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { RowTime } from '#kit/list/facts/RowTime.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { bringTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/wins.generated.ts';
import { useCall } from '#transport/useCall.ts';

bringTexts('wins', messages);

const box = css`
  margin: var(--edge);
  padding: var(--space-3) var(--space-4) 0;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  h2 {
    font-size: var(--font-main);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
  li > :nth-child(even) {
    text-align: right;
  }
  li > small,
  time {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
`;
const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
  min-height: var(--target);
  padding: var(--space-2) 0;
  color: var(--text-quiet);
  font-size: var(--font-caption);
  text-wrap: pretty;
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--link);
  }
`;

export function Winners() {
  const t = useText();
  const { role } = useSite();
  const { data } = useCall(winners, {}, { silent: true });
  if (!data || data.list.length === 0) return null;
  return (
    <section className={box} aria-label={t('wins.title')}>
      <h2>{t('wins.title')}</h2>
      <ul>
        {data.list.map(({ account, lotName, stake, payout, time }) => (
          <li key={`${account} ${lotName} ${time} ${payout}`}>
            <span>{t('wins.who', { account, lottery: lotName })}</span>
            <span>
              {t('wins.payout')} <Amount value={payout} />
            </span>
            <small>
              <RowTime time={time} />
            </small>
            <small>
              {t('wins.stake')} <Amount value={stake} />
            </small>
          </li>
        ))}
      </ul>
      <div className={foot}>
        <span>{t('wins.note')}</span>
        {(role === 'member' || role === 'agent') && (
          <RouteLink to="/personalInfo" orNothing>
            {t('wins.own')}
          </RouteLink>
        )}
      </div>
    </section>
  );
}
