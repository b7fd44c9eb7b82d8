// One platform on the page of transfers: its balance, whether it can be used, its games, and transfers in and out.
import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { Amount } from '#kit/Amount.tsx';
import { Badge } from '#kit/Badge.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { ListRow } from '#kit/list/rows/List.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { HeldReader, type OnHeld, type Platform, useHeldOf } from '../outside/heldMoney.ts';

const block = css`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
`;
const line = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  h3 {
    overflow: hidden;
    font-size: 0.9375rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
const kind = css`
  color: var(--text-faint);
  font-size: var(--font-caption);
`;
const again = css`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  margin: 0 calc(-1 * var(--space-2));
  color: var(--text-quiet);
  font-size: 1.125rem;
  &[aria-busy='true'] {
    opacity: 0.4;
  }
`;
const unknown = css`
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
const actions = css`
  display: flex;
  gap: var(--space-2);
  button {
    flex: 1;
    min-height: var(--target);
    padding: 0 var(--space-2);
    border-radius: var(--radius);
    font-size: var(--font-body);
  }
`;

export interface PlatformCardProps {
  platform: Platform;
  /** Automatic exchange is on: balances are shown, and move by themselves. */
  isAuto: boolean;
  onMove: (direction: 'in' | 'out') => void;
  onHeld: OnHeld;
}

export function PlatformCard({ platform, isAuto, onMove, onHeld }: PlatformCardProps) {
  const t = useText();
  const { openGame } = useSite();
  const [isChoosing, setChoosing] = useState(false);
  const headId = useId();
  const { platformName, type, open, games } = platform;
  return (
    <Card className={block} role="group" aria-labelledby={headId}>
      <div className={line}>
        <div>
          <h3 id={headId}>{platformName}</h3>
          <p className={kind}>{t(`pay.exchange.type.${type}`)}</p>
        </div>
        {open ? (
          <Held platform={platform} onHeld={onHeld} />
        ) : (
          <>
            <HeldReader platform={platform.platform} onHeld={onHeld} />
            <Badge kind="neutral">{t('pay.exchange.closed')}</Badge>
          </>
        )}
        {open && isAuto && (
          <Button size="small" kind="quiet" onClick={() => setChoosing(true)}>
            {t('pay.exchange.play')}
          </Button>
        )}
      </div>
      {!open && <p className={unknown}>{t('pay.exchange.closedText')}</p>}
      {open && !isAuto && (
        <div className={actions}>
          <Button kind="quiet" onClick={() => onMove('in')}>
            {t('pay.exchange.in')}
          </Button>
          <Button kind="plain" onClick={() => onMove('out')}>
            {t('pay.exchange.out')}
          </Button>
          <Button kind="plain" onClick={() => setChoosing(true)}>
            {t('pay.exchange.play')}
          </Button>
        </div>
      )}
      <Sheet open={isChoosing} onClose={() => setChoosing(false)} title={platformName}>
        {games.map(({ gameCode, gameName }) => (
          <ListRow
            key={gameCode}
            label={gameName}
            onClick={() => {
              setChoosing(false);
              openGame(platform.platform, gameCode);
            }}
          />
        ))}
      </Sheet>
    </Card>
  );
}

interface HeldProps {
  platform: Platform;
  onHeld: OnHeld;
}

function Held({ platform: { platform, platformName }, onHeld }: HeldProps) {
  const t = useText();
  const { held, ask: askPlatform } = useHeldOf(platform, onHeld);
  const [isAsking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    setAsking(true);
    await askPlatform()
      .catch(() => undefined)
      .finally(() => setAsking(false));
  };
  return (
    <>
      {held === undefined ? (
        <Skeleton width="4.5rem" height="1rem" />
      ) : held === null ? (
        <span className={unknown}>{t('pay.exchange.silent')}</span>
      ) : (
        <Amount value={held} />
      )}
      <button
        type="button"
        className={`${again} ${pressable}`}
        aria-label={t('pay.exchange.renew', { platform: platformName })}
        aria-busy={isAsking || undefined}
        onClick={ask}
      >
        <Icon name="refresh" />
      </button>
    </>
  );
}
