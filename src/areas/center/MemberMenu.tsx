// Owns the groups of the member centre's menu, as the station has them for this visitor.
import type { AccInfoAnswer } from '#contract/session.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import type { IconName } from '#kit/Icon.tsx';
import { ListGroup, ListRow } from '#kit/list/List.tsx';
import { useSite } from '#kit/page/site.ts';
import { kindsOfScreen } from '#station/derive/activities.ts';
import { type MenuEntry, memberMenu } from '#station/derive/menus.ts';
import { localText } from '#station/station.ts';
import { useText } from '#texts/useText.ts';

export function MemberMenu() {
  const t = useText();
  const { station, role, locale } = useSite();
  return (
    <nav aria-label={t('center.menu')}>
      {memberMenu(station, role).map(({ title, entries }) => (
        <ListGroup key={entries.map(({ to }) => to).join()} title={localText(title, locale)}>
          {entries.map((entry) => (
            <Entry key={entry.to} entry={entry} />
          ))}
        </ListGroup>
      ))}
    </nav>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const t = useText();
  const { locale, skin, visitor, act } = useSite();
  const look = {
    icon: entry.icon as IconName,
    label: entry.name ? localText(entry.name, locale) : t(entry.titleId),
  };
  switch (entry.to) {
    case '/message':
      return (
        <ListRow
          {...look}
          to={entry.to}
          {...(visitor.unread > 0 && { value: <Badge count={visitor.unread} /> })}
        />
      );
    case 'action:theme':
      return <ListRow {...look} value={t(`center.skin.${skin}`)} onClick={() => act('theme')} />;
    case 'action:locale':
      return <ListRow {...look} value={t(`center.language.${locale}`)} onClick={() => act('locale')} />;
  }
  return entry.to.startsWith('action:') ? (
    <ListRow {...look} onClick={() => act(entry.to.slice('action:'.length))} />
  ) : (
    <ListRow
      {...look}
      to={entry.to}
      {...(canClaim(entry.to, visitor.claimable) && {
        value: <Badge>{t('center.claimable')}</Badge>,
      })}
    />
  );
}

/** Whether an activity that is taken part in on this screen has something for the player now. */
const canClaim = (to: string, claimable: AccInfoAnswer['claimable'] = []): boolean =>
  kindsOfScreen(to).some((kind) => claimable.includes(kind));
