// Owns the card of a shared bet or draw: what it was and what became of it; a bet can be taken over onto one's own board, for the period on sale.
import { css } from '@linaria/core';
import { useState } from 'react';
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

/** Nobody follows what its owner took back; the period it would be for is the one on sale. */
const mayFollow = ({ state, onSaleQiHao }: ForumCard): boolean => onSaleQiHao !== '' && state !== 'revoked';

/** Whether the bet's own period still takes bets. */
const isOnSale = ({ qiHao, onSaleQiHao, sealTime }: ForumCard, now: number): boolean =>
  qiHao === onSaleQiHao && now < parseMoment(sealTime);

const remarkOf = (card: ForumCard) =>
  card.state === 'revoked'
    ? 'forum.card.takenBack'
    : card.onSaleQiHao === ''
      ? 'forum.card.closed'
      : card.onSaleQiHao === card.qiHao
        ? 'forum.card.units'
        : // A chase has periods that are still to come; numbers of one lottery are of one length.
          card.onSaleQiHao < card.qiHao
          ? 'forum.card.ahead'
          : 'forum.card.next';

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
  const follow = async (): Promise<void> => {
    const other = { text: t('forum.card.other', { qiHao: card.qiHao }), confirm: t('forum.card.follow') };
    if (!isOnSale(card, Date.now()) && !(await ask(other))) return;
    setOpening(true);
    try {
      const { dropsPicks, followSlip } = await import('#play/slip/followSlip.ts');
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
              <small>{t(remarkOf(card), { count: card.units, qiHao: card.onSaleQiHao })}</small>
              {mayFollow(card) && (
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
