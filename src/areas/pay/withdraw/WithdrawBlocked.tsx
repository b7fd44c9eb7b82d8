// What replaces the request form where nothing can be withdrawn now: why, and what to do next.
import { css } from '@linaria/core';
import { useNavigate } from 'react-router-dom';
import type { WithdrawShowInfoAnswer } from '#contract/finance.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { useSite } from '#kit/page/site.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';

const block = css`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  text-align: center;
  & > svg {
    color: var(--warn);
    font-size: 2.25rem;
  }
  & > p {
    max-width: 20em;
    text-wrap: balance;
  }
`;

/** Where the player can do something about it. Of missing turnover the page shows what is missing, and urges nobody to bet. */
const ways: Partial<Record<WithdrawShowInfoAnswer['blockedCode'], { to: string; label: TextId }>> = {
  noPassword: { to: '/firstSetDrawPsd', label: 'pay.blocked.setPassword' },
  noCard: { to: '/addCard', label: 'pay.card.add' },
};
/** Reasons that pass with time. */
const passing = new Set(['cooling', 'outsideHours', 'switchedOff', 'passwordLocked', 'turnoverFeeWaiting']);

export function WithdrawBlocked({
  info,
  onRetry,
}: {
  info: WithdrawShowInfoAnswer;
  onRetry: () => Promise<unknown>;
}) {
  const t = useText();
  const { has, onOff, act } = useSite();
  const navigate = useNavigate();
  const way = ways[info.blockedCode];
  return (
    <Card className={block}>
      <Icon name={info.blockedCode === 'noPassword' || info.blockedCode === 'noCard' ? 'lock' : 'info'} />
      {/* The card below has the figures. */}
      <p>{info.blockedCode === 'turnoverMissing' ? t('pay.blocked.turnover') : info.blockedMsg}</p>
      {way && has(way.to) && (
        <Button wide onClick={() => navigate(way.to)}>
          {t(way.label)}
        </Button>
      )}
      {passing.has(info.blockedCode) && (
        <Button kind="quiet" size="small" onClick={() => void onRetry()}>
          {t('pay.blocked.retry')}
        </Button>
      )}
      {info.blockedCode === 'accountFrozen' && onOff.onlineServiceUrl !== '' && (
        <Button kind="plain" wide onClick={() => act('service')}>
          {t('pay.service')}
        </Button>
      )}
    </Card>
  );
}
