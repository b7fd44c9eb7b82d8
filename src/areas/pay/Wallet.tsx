// The wallet: what a member has and where it is, deposit and withdrawal, cards and offers.
import './texts.ts';
import { css } from '@linaria/core';
import { userInfo } from '#contract/account.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Icon, type IconName } from '#kit/Icon.tsx';
import { ListGroup, ListRow } from '#kit/list/rows/List.tsx';
import { menuIcon } from '#kit/menus/menuIcons.ts';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { entryOf, ownName } from '#station/derive/menus.ts';
import { localText } from '#station/station.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { WalletCards } from './card/WalletCards.tsx';
import { WalletTotal } from './transfer/WalletTotal.tsx';

const ways = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.25rem, 1fr));
  margin: var(--edge);
  padding: var(--space-2) 0;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  & > a {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: var(--space-1);
    min-height: max(4.25rem, var(--target));
    font-size: var(--font-small);
    text-align: center;
    /* Five stand side by side at 320 as well, the longest word as far from the card's edge as from its neighbour. */
    &:lang(en) {
      font-size: max(0.6875rem, 11px);
      letter-spacing: -0.02em;
    }
  }
  &:lang(en) {
    display: flex;
    flex-wrap: wrap;
    > a {
      flex: 1 1 auto;
    }
  }
  & svg {
    color: var(--brand-text);
    font-size: 1.5rem;
  }
`;

const entries: readonly { to: string; icon: IconName; label: TextId }[] = [
  { to: '/recharge', icon: 'plus', label: 'pay.wallet.recharge' },
  { to: '/withdraw', icon: 'card', label: 'pay.wallet.withdraw' },
  { to: '/moneyChange', icon: 'exchange', label: 'pay.wallet.transfer' },
  { to: '/transctionRecord', icon: 'calendar', label: 'pay.wallet.records' },
  { to: '/reportChange', icon: 'chart', label: 'pay.wallet.changes' },
];
const offers = ['/balanceBao', '/handfree', '/moreActive'] as const;

export function Wallet() {
  const read = useCall(userInfo, {});
  return (
    <>
      <Await
        read={read}
        skeleton={
          <Card>
            <Skeleton lines={4} height="1.25rem" />
          </Card>
        }
      >
        {(info) => <WalletTotal info={info} onChanged={read.mutate} />}
      </Await>
      <Ways />
      <WalletCards />
      <Offers />
    </>
  );
}

function Ways() {
  const t = useText();
  const { has, station, locale } = useSite();
  const there = entries.filter(({ to }) => has(to));
  return (
    <nav className={ways} aria-label={t('pay.wallet.ways')}>
      {there.map(({ to, icon, label }) => (
        <RouteLink key={to} to={to} className={pressable}>
          <Icon {...menuIcon(to, icon)} />
          {ownName(station, to, locale) ?? t(label)}
        </RouteLink>
      ))}
    </nav>
  );
}

/** Under the names the station gives them; direct charge stands here only where the station wants it to. */
function Offers() {
  const t = useText();
  const { station, role, locale } = useSite();
  const rows = offers
    .filter((to) => to !== '/handfree' || station.frontConfig.showFreeDepositInHoney)
    .map((to) => entryOf(station, to, role))
    .filter((entry) => 'to' in entry);
  if (rows.length === 0) return null;
  return (
    <ListGroup title={t('pay.wallet.offers')}>
      {rows.map(({ to, icon, name, titleId }) => (
        <ListRow
          key={to}
          to={to}
          sign={menuIcon(to, icon as IconName)}
          label={name ? localText(name, locale) : t(titleId)}
        />
      ))}
    </ListGroup>
  );
}
