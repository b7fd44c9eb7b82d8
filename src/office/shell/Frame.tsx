// What stands around every room: the bar with station, search and who is logged in, the menu by role, and the room of the address.
import { Alert, Button } from 'antd';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useMedia } from '#browser/useMedia.ts';
import { lower } from '#contract/office/session.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { Moment } from '../kit/Amount.tsx';
import { State } from '../kit/Await.tsx';
import { useAct } from '../kit/call/useAct.ts';
import { askAgain } from '../kit/call/useRead.ts';
import { Drawer } from '../kit/Dialog.tsx';
import { useText } from '../kit/locale.ts';
import { Sign } from '../kit/sign/Sign.tsx';
import { usePerson } from '../person.ts';
import { type Room, rooms } from '../rooms.ts';
import { Bar } from './Bar.tsx';
import { soon } from './Soon.tsx';

const drawn = new Map(rooms.map((room) => [room.path, soon(room.load)]));
/** The first part of the path, which names a room. */
const roomAt = (pathname: string): string | undefined => pathname.split('/')[1];
// The one that somebody has come to comes along.
drawn.get(roomAt(location.pathname) as Room['path'])?.bring();

/** The rooms that somebody of these roles enters. */
const roomsFor = (roles: readonly OfficeRole[]): readonly Room[] =>
  rooms.filter((room) => !room.roles || room.roles.some((role) => roles.includes(role)));

export function Frame() {
  const t = useText();
  const person = usePerson();
  const { pathname } = useLocation();
  const isNarrow = !useMedia('(min-width: 768px)');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const own = roomsFor([person.role, ...(person.elevatedRole ? [person.elevatedRole] : [])]);
  const first = own.find(({ isHidden }) => !isHidden) ?? own[0]!;
  useEffect(() => {
    if (pathname) setMenuOpen(false);
  }, [pathname]);
  const menu = (
    <nav className="office-menu" aria-label={t('office.menu')}>
      {own
        .filter(({ isHidden }) => !isHidden)
        .map(({ path, title }) => (
          <Link key={path} to={`/${path}`} aria-current={roomAt(pathname) === path ? 'page' : undefined}>
            <Sign of={path} />
            {t(title)}
          </Link>
        ))}
    </nav>
  );
  return (
    <div className="office-frame">
      <Bar onMenu={isNarrow ? () => setMenuOpen(true) : undefined} rooms={own} />
      <div className="office-body">
        {isNarrow ? (
          <Drawer
            open={isMenuOpen}
            placement="left"
            size={260}
            title={t('office.menu')}
            onClose={() => setMenuOpen(false)}
            styles={{ body: { padding: 0 } }}
          >
            {menu}
          </Drawer>
        ) : (
          <aside className="office-side">{menu}</aside>
        )}
        <main className="office-main" data-at={pathname}>
          <Elevated />
          <Crash key={roomAt(pathname)}>
            <Routes>
              <Route path="/" element={<Navigate to={`/${first.path}`} replace />} />
              {own.map(({ path }) => {
                const Drawn = drawn.get(path)!;
                return <Route key={path} path={`/${path}/*`} element={<Drawn />} />;
              })}
              <Route path="*" element={<Lost />} />
            </Routes>
          </Crash>
        </main>
      </div>
    </div>
  );
}

/** An address that is no room, or none for this role. */
function Lost() {
  const t = useText();
  const { pathname } = useLocation();
  const isForbidden = rooms.some(({ path }) => path === roomAt(pathname));
  return (
    <State title={t(isForbidden ? 'office.forbidden' : 'office.notFound')}>
      <Link to="/">{t('office.goHome')}</Link>
    </State>
  );
}

/** A role that was taken for an hour, said as long as it lasts. */
function Elevated() {
  const t = useText();
  const { elevatedRole, elevatedUntil } = usePerson();
  const { act, isActing } = useAct(lower);
  if (!elevatedRole || !elevatedUntil) return null;
  const [before, after] = t('office.elevated', { role: t(`office.role.${elevatedRole}`), until: '\n' }).split(
    '\n',
  );
  return (
    <Alert
      type="warning"
      banner
      style={{ marginBottom: 16 }}
      title={
        <>
          {before}
          <Moment at={elevatedUntil} />
          {after}
        </>
      }
      action={
        <Button
          size="small"
          loading={isActing}
          onClick={() => void act({}).then(() => askAgain('session/me'))}
        >
          {t('office.lower')}
        </Button>
      }
    />
  );
}

/** A fault of one room leaves the others usable. */
class Crash extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const t = useText();
  return (
    <State
      title={t(navigator.onLine ? 'office.crashed' : 'office.roomNotLoaded')}
      press={t('office.reload')}
      onPress={() => location.reload()}
    />
  );
}
