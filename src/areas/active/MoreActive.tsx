// The offers of the station, by kind.
import './texts.ts';
import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { activeData, activeTypeData } from '#contract/session.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { ListGroup, ListRow } from '#kit/list/rows/List.tsx';
import { menuIcon } from '#kit/menus/menuIcons.ts';
import { Await } from '#kit/page/Await.tsx';
import { useSite } from '#kit/page/site.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { pressedKinds } from '#station/derive/activities.ts';
import { ownName } from '#station/derive/menus.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { RecordsLink } from './award/RecordsLink.tsx';
import { OfferCard, OfferCardSkeleton } from './OfferCard.tsx';
import { isClaimable } from './offer.ts';

const title = css`
  padding: calc(var(--space-5) + var(--safe-top)) var(--space-4) var(--space-3);
  font-size: var(--font-title);
  line-height: 1.2;
`;
const bar = css`
  min-height: max(2.75rem, var(--target));
`;
const list = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--edge);
`;
const everyKind = 0;

export function MoreActive() {
  const t = useText();
  const { station, locale, visitor, has } = useSite();
  const [typeId, setTypeId] = useState(everyKind);
  const kinds = useCall(activeTypeData, {}, { silent: true });
  const types = kinds.data?.activeTypeList ?? [];
  const panelId = useId();
  // Tabs that could not be loaded, or of which there is only one, are left out: all offers are shown without them.
  const hasTabs = types.length > 1;
  const chosen = types.some(({ id }) => id === typeId) ? typeId : everyKind;
  const items = [{ key: everyKind, label: t('active.all') }].concat(
    types.map(({ id, name }) => ({ key: id, label: name })),
  );
  return (
    <>
      {!station.frontConfig.moreActiveHeader && <h1 className={title}>{t('active.title')}</h1>}
      {(has('/todayClaims') || has('/rebates')) && (
        <ListGroup>
          {has('/todayClaims') && (
            <ListRow
              sign={menuIcon('/todayClaims', 'gift')}
              label={ownName(station, '/todayClaims', locale) ?? t('shell.screen.todayClaims')}
              to="/todayClaims"
              {...(pressedKinds.some((kind) => isClaimable({ kind }, visitor)) && {
                value: <Badge>{t('active.claimable')}</Badge>,
              })}
            />
          )}
          {has('/rebates') && (
            <ListRow
              sign={menuIcon('/rebates', 'gift')}
              label={ownName(station, '/rebates', locale) ?? t('shell.screen.rebates')}
              to="/rebates"
            />
          )}
        </ListGroup>
      )}
      {kinds.isLoading && <div className={bar} />}
      {hasTabs && (
        <Tabs label={t('active.types')} panelId={panelId} value={chosen} onChange={setTypeId} items={items} />
      )}
      <div
        id={panelId}
        {...(hasTabs && {
          role: 'tabpanel',
          'aria-label': items.find(({ key }) => key === chosen)?.label,
        })}
      >
        <Await
          read={useCall(activeData, chosen === everyKind ? {} : { typeId: chosen })}
          skeleton={
            <div className={list}>
              <OfferCardSkeleton />
              <OfferCardSkeleton />
            </div>
          }
          empty={({ activeList }) => activeList.length === 0}
          emptyText={t('active.empty')}
        >
          {({ activeList }) => (
            <ul className={list}>
              {activeList.map((offer) => (
                <li key={offer.id}>
                  <OfferCard offer={offer} />
                </li>
              ))}
            </ul>
          )}
        </Await>
      </div>
      <RecordsLink />
    </>
  );
}
