// The tab bar of the tab screens: the station's entries, the chosen one, the number of unread messages and answers.
import type { IconName } from '#kit/Icon.tsx';
import { useSite } from '#kit/page/site.ts';
import { TabBar } from '#kit/page/TabBar.tsx';
import type { MenuEntry } from '#station/derive/menus.ts';
import { localText } from '#station/station.ts';
import { useText } from '#texts/useText.ts';

export function FootBar({ tabs, path }: { tabs: readonly MenuEntry[]; path: string }) {
  const t = useText();
  const site = useSite();
  return (
    <TabBar
      items={tabs.map(({ to, name, titleId, icon }) => ({
        key: to,
        label: name === undefined ? t(titleId) : localText(name, site.locale),
        icon: icon as IconName,
        chosen: to === path,
        badge: to === '/userCenter' ? site.visitor.unread + (site.visitor.answers ?? 0) : 0,
        ...(to.startsWith('action:') ? { onClick: () => site.act(to.slice('action:'.length)) } : { to }),
      }))}
    />
  );
}
