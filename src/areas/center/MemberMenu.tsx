// The groups of the member centre's menu, as the station has them for this visitor: a grid of tiles, each matter once.
import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { Badge } from '#kit/Badge.tsx';
import { Icon, type IconName } from '#kit/Icon.tsx';
import { ListGroup, ListRow } from '#kit/list/rows/List.tsx';
import { menuIcon } from '#kit/menus/menuIcons.ts';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { type MemberTile, memberTiles } from '#station/derive/memberTiles.ts';
import { type MenuEntry, memberMenu } from '#station/derive/menus.ts';
import { localText } from '#station/station.ts';
import { useText } from '#texts/useText.ts';
import { canClaim } from './canClaim.ts';
import { quickScreens } from './quickScreens.ts';

const menu = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  margin: var(--edge);
`;
const group = css`
  grid-column: span 2;
  padding: var(--space-2) var(--space-1) var(--space-1);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  h2 {
    padding: var(--space-1) var(--space-3);
    font-size: var(--font-body);
    font-weight: 600;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    display: grid;
  }
  &[data-half] {
    grid-column: span 1;
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
const entry = css`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: center;
  gap: var(--space-1);
  min-height: 3.75rem;
  padding: var(--space-2) 2px;
  color: var(--text);
  font-size: max(0.75rem, 11px);
  line-height: 1.3;
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;
  > svg {
    color: var(--brand-text);
  }
  small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
`;
/** At the sign's shoulder, over whatever lies there. */
const mark = css`
  position: absolute;
  top: 0;
  left: calc(50% + 0.375rem);
`;

export function MemberMenu() {
  const t = useText();
  const { station, role, locale, visitor } = useSite();
  const [opened, setOpened] = useState<MemberTile | null>(null);
  // A player has them above, beside the balance.
  const above: readonly string[] = visitor.login && role !== 'trial' ? quickScreens : [];
  const groups = memberTiles(
    memberMenu(station, role)
      .map(({ title, entries }) => ({ title, entries: entries.filter(({ to }) => !above.includes(to)) }))
      .filter(({ entries }) => entries.length > 0),
  );
  const halves = pairedHalves(groups.map(({ tiles }) => tiles.length));
  return (
    <nav aria-label={t('center.menu')} className={menu}>
      {groups.map(({ title, tiles }, at) => (
        <Group
          key={tiles.map(({ entry: { to } }) => to).join()}
          title={localText(title, locale)}
          // What it holds stands in order of its own: a heading over all of it would say nothing.
          isOnly={groups.length === 1}
          tiles={tiles}
          isHalf={halves.has(at)}
          onOpen={setOpened}
        />
      ))}
      <Sheet
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={opened ? t(opened.entry.titleId) : ''}
      >
        {opened && <EntryRows entries={opened.entries} />}
      </Sheet>
    </nav>
  );
}

/** Which groups stand side by side: two in a row of at most two tiles each. A trial player has several of one. */
function pairedHalves(sizes: readonly number[]): ReadonlySet<number> {
  const halves = new Set<number>();
  for (let at = 0; at + 1 < sizes.length; at += 1) {
    if (halves.has(at) || sizes[at]! > 2 || sizes[at + 1]! > 2) continue;
    halves.add(at).add(at + 1);
  }
  return halves;
}

interface GroupProps {
  title: string;
  isOnly: boolean;
  tiles: readonly MemberTile[];
  isHalf: boolean;
  onOpen: (tile: MemberTile) => void;
}

function Group({ title, isOnly, tiles, isHalf, onOpen }: GroupProps) {
  const id = useId();
  return (
    <section
      className={group}
      {...(isOnly ? { 'aria-label': title } : { 'aria-labelledby': id })}
      data-half={isHalf ? '' : undefined}
    >
      {!isOnly && <h2 id={id}>{title}</h2>}
      <ul>
        {tiles.map((tile) => (
          <li key={tile.entry.to}>
            <Tile tile={tile} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an action stands at now; null for a screen. */
function useStateOf(): (to: string) => string | null {
  const t = useText();
  const { locale, skinChoice, visitor } = useSite();
  return (to) =>
    to === 'action:service' && visitor.answers
      ? t('center.answered')
      : to === 'action:theme'
        ? t(`center.skin.${skinChoice}`)
        : to === 'action:locale'
          ? t(`center.language.${locale}`)
          : null;
}

function Tile({ tile, onOpen }: { tile: MemberTile; onOpen: (tile: MemberTile) => void }) {
  const t = useText();
  const { locale, visitor, act } = useSite();
  const stateOf = useStateOf();
  const { to, name, titleId, icon } = tile.entry;
  // A tile of several has the sign of its matter.
  const sign = tile.entries.length > 1 ? { name: icon as IconName } : menuIcon(to, icon as IconName);
  const content = (
    <>
      <Icon {...sign} size="1.625rem" />
      <span>{name ? localText(name, locale) : t(titleId)}</span>
    </>
  );
  const answered = visitor.answers && tile.entries.some((each) => each.to === 'action:service') && (
    <span className={mark}>
      <Badge count={visitor.answers} />
    </span>
  );
  const className = `${entry} ${pressable}`;
  if (tile.isSheet)
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => onOpen(tile)}>
        {content}
        {answered}
      </button>
    );
  if (to.startsWith('action:')) {
    const value = stateOf(to);
    return (
      <button type="button" className={className} onClick={() => act(to.slice('action:'.length))}>
        {content}
        {value !== null && <small>{value}</small>}
        {answered}
      </button>
    );
  }
  return (
    <RouteLink to={to} className={className}>
      {content}
      {to === '/message' && visitor.unread > 0 && (
        <span className={mark}>
          <Badge count={visitor.unread} />
        </span>
      )}
      {tile.entries.some((each) => canClaim(each.to, visitor)) && (
        <span className={mark}>
          <Badge>{t('center.claimable')}</Badge>
        </span>
      )}
    </RouteLink>
  );
}

/** What a tile without a screen of its own stands for. */
function EntryRows({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText();
  const { locale, act } = useSite();
  const stateOf = useStateOf();
  return (
    <ListGroup>
      {entries.map(({ to, name, titleId, icon }) => {
        const row = {
          sign: menuIcon(to, icon as IconName),
          label: name ? localText(name, locale) : t(titleId),
        };
        if (!to.startsWith('action:')) return <ListRow key={to} {...row} to={to} />;
        const value = stateOf(to);
        return (
          <ListRow
            key={to}
            {...row}
            {...(value !== null && { value })}
            onClick={() => act(to.slice('action:'.length))}
          />
        );
      })}
    </ListGroup>
  );
}
