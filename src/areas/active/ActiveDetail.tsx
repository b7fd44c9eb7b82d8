// One offer in full.
import './texts.ts';
import { css } from '@linaria/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Activity } from '#contract/entities.generated.ts';
import { activeData } from '#contract/session.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Html } from '#kit/html/Html.tsx';
import { Icon } from '#kit/Icon.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { isClaimable, nameOf, screenOf, stageOf, windowText } from './offer.ts';

const blank = css`
  background: var(--surface-sunken);
  aspect-ratio: 2;
`;
const head = css`
  display: grid;
  gap: var(--space-1);
  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: 1.25rem;
    line-height: 1.35;
  }
  p {
    color: var(--text-quiet);
  }
`;
const time = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-top: var(--space-2);
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
`;
const foot = css`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--edge);
  color: var(--text-faint);
  font-size: var(--font-caption);
  text-align: center;
`;

export function ActiveDetail() {
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? <Known id={id} /> : <Unknown />;
}

function Known({ id }: { id: number }) {
  return (
    <Await
      read={useCall(activeData, { activeId: id })}
      skeleton={
        <>
          <div className={blank} />
          <Card>
            <Skeleton lines={3} />
          </Card>
          <Card>
            <Skeleton lines={6} />
          </Card>
        </>
      }
    >
      {({ activeList }) => {
        const offer = activeList.find((one) => one.id === id);
        return offer ? <Offer offer={offer} /> : <Unknown />;
      }}
    </Await>
  );
}

function Offer({ offer }: { offer: Activity }) {
  const t = useText();
  const { station, locale, visitor, onOff, act, has } = useSite();
  const navigate = useNavigate();
  const stage = stageOf(offer, visitor.serverTime);
  return (
    <article>
      <Picture src={offer.imgUrl} alt="" ratio="2" isFirst />
      <Card className={head}>
        <h2>
          {nameOf(offer, station, locale)}
          {isClaimable(offer, visitor) && <Badge>{t('active.claimable')}</Badge>}
          {stage !== 'open' && (
            <Badge kind="quiet">{t(stage === 'over' ? 'active.ended' : 'active.notYet')}</Badge>
          )}
        </h2>
        {offer.summary && <p>{offer.summary}</p>}
        <div className={time}>
          <Icon name="calendar" />
          <span>
            {t('active.time')} {windowText(offer, t)}
          </span>
        </div>
      </Card>
      <Card>{offer.content.trim() ? <Html html={offer.content} /> : <p>{t('active.noContent')}</p>}</Card>
      <div className={foot}>
        <p>{t('active.terms')}</p>
        {stage !== 'over' && has(screenOf(offer)) && (
          <Button wide onClick={() => void navigate(screenOf(offer))}>
            {t(isClaimable(offer, visitor) ? 'active.goClaim' : 'active.goThere')}
          </Button>
        )}
        {onOff.onlineServiceUrl !== '' && (
          <Button kind="plain" wide onClick={() => act('service')}>
            {t('active.service')}
          </Button>
        )}
      </div>
    </article>
  );
}

function Unknown() {
  const t = useText();
  const { has } = useSite();
  const navigate = useNavigate();
  return (
    <NoData
      text={t('active.notFound')}
      action={
        has('/moreActive') && (
          <Button size="small" kind="quiet" onClick={() => navigate('/moreActive', { replace: true })}>
            {t('active.back')}
          </Button>
        )
      }
    />
  );
}
