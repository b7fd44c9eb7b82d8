// The card of a shared bet or draw: what it was and what became of it; a bet can be taken over onto one's own board, for the period that is on sale.
import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ForumCard } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { threeLines } from '#kit/clamp.ts';
import { Icon } from '#kit/Icon.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { preloadable } from '#kit/page/preloadable.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { serverNow } from '#session/serverClock.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { parseMoment } from '#values/beijingOffset.ts';

/** Few articles share a draw: its picture is fetched with the first one in sight. */
const LateDraw = preloadable(
  async () => (await import('#kit/lottery/Draw.tsx')).Draw,
  <Skeleton width="60%" height="1.625rem" />,
);

const box = css`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-left: 3px solid var(--accent);
  border-radius: var(--radius);
  background: var(--surface-sunken);
`;
const head = css`
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
  align-items: center;
  > span {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    font-weight: 600;
  }
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
`;
const bet = css`
  display: grid;
  > small {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  > b {
    ${threeLines};
    font-size: var(--font-main);
  }
`;
const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
`;
const stateStyle = css`
  flex: none;
  color: var(--text-quiet);
  font-size: var(--font-small);
  &[data-state='waiting'] {
    color: var(--warn);
  }
  &[data-state='won'] {
    color: var(--win);
    font-weight: 600;
  }
`;
const foot = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
`;
const link = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: var(--target);
  /* What is pressed is larger than its words. */
  margin-bottom: calc(-1 * var(--space-3));
  color: var(--link);
`;

/** Where a bet stands for whoever would follow it: on sale, or of a later period of a chase, or not to be followed. */
type Chance = 'onSale' | 'ahead' | 'over' | 'closed' | 'takenBack';

function chanceOf({ state, qiHao, onSaleQiHao }: ForumCard, hasSealed: boolean): Chance {
  if (state === 'revoked') return 'takenBack';
  if (onSaleQiHao === '') return 'closed';
  if (onSaleQiHao === qiHao) return hasSealed ? 'over' : 'onSale';
  // A chase has periods that are still to come; numbers of one lottery are of one length.
  return onSaleQiHao < qiHao ? 'ahead' : 'over';
}

/** Whether the period on sale has sealed meanwhile; the page learns of it in the moment. */
function useSealed({ sealTime }: ForumCard): boolean {
  const sealsMs = sealTime === '' ? 0 : parseMoment(sealTime);
  const [sealedMs, setSealedMs] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSealedMs(sealsMs), Math.max(0, sealsMs - serverNow()));
    return () => clearTimeout(timer);
  }, [sealsMs]);
  return sealedMs === sealsMs;
}

/** Stake, odds and what became of the bet; nothing where it was shared before these were shown. */
function Outcome({ card: { family, mode, stake, odds, state, prize, openHaoma } }: { card: ForumCard }) {
  const t = useText();
  if (!state) return null;
  return (
    <>
      <div className={facts}>
        <span>{t('forum.card.stake', { amount: amountText(stake) })}</span>
        {odds !== '' && (
          <span>{t(mode === 'official' ? 'forum.card.group' : 'forum.card.odds', { odds })}</span>
        )}
      </div>
      {openHaoma !== '' && <LateDraw family={family} haoMa={openHaoma} readings={[]} />}
      <div className={foot}>
        <span className={stateStyle} data-state={state}>
          {t(`forum.card.state.${state}`)}
        </span>
        {prize !== '' && <Amount value={prize} signed />}
      </div>
    </>
  );
}

export interface ShareCardProps {
  card: ForumCard;
  /** Only shown, as before it is posted. */
  still?: boolean;
}

export function ShareCard({ card, still = false }: ShareCardProps) {
  const t = useText();
  const named = usePlayName();
  const { station, has } = useSite();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const isSlip = card.kind === 'slip';
  const chance = chanceOf(card, useSealed(card));
  const follow = async (): Promise<void> => {
    const other = { text: t('forum.card.other', { qiHao: card.qiHao }), confirm: t('forum.card.follow') };
    if (chance === 'ahead' && !(await ask(other))) return;
    setOpening(true);
    try {
      const { dropsPicks, followSlip } = await import('#play/parts/followSlip.ts');
      const question = { text: t('forum.card.drops'), confirm: t('forum.card.follow') };
      if (dropsPicks(card) && !(await ask(question))) return;
      const address = await followSlip(card, station.code);
      if (address === null) toast(t('forum.card.gone'), { kind: 'warn' });
      else {
        void navigate(address);
        toast(t('forum.card.filled'), { kind: 'done' });
      }
    } catch {
      toast(t('forum.card.failed'), { kind: 'warn' });
    } finally {
      setOpening(false);
    }
  };
  return (
    <section className={box} aria-label={t(`forum.card.${card.kind}`)}>
      <div className={head}>
        <span>
          <Icon name="ticket" />
          {card.lotName}
        </span>
        <small>{t('forum.card.period', { qiHao: card.qiHao })}</small>
      </div>
      {isSlip ? (
        <>
          <div className={bet}>
            <small>{named(card.playName, card.family)}</small>
            <b>{named(card.haoMa, card.family)}</b>
          </div>
          <Outcome card={card} />
        </>
      ) : (
        <LateDraw family={card.family} haoMa={card.haoMa} readings={[]} />
      )}
      {!still &&
        (isSlip ? (
          has(`/${card.mode}`) && (
            <div className={foot}>
              <small>{t(`forum.card.${chance}`, { count: card.units, qiHao: card.onSaleQiHao })}</small>
              {(chance === 'onSale' || chance === 'ahead') && (
                <Button size="small" working={isOpening} onClick={() => void follow()}>
                  {t('forum.card.follow')}
                </Button>
              )}
            </div>
          )
        ) : (
          <RouteLink to={`/lotteryOpenDetail?lotCode=${card.lotCode}`} className={link} orNothing>
            {t('forum.card.results')}
          </RouteLink>
        ))}
    </section>
  );
}
