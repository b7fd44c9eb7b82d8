// Owns the bar above every room: the station, what rooms put there, and who is logged in.
import { MenuOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Dropdown, Grid, Select } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut, stations } from '#contract/office/session.generated.ts';
import { tellEnded } from '../kit/ended.ts';
import { chooseLocale, currentLocale, useText } from '../kit/locale.ts';
import { chooseStation, useStation } from '../kit/station.ts';
import { useAct } from '../kit/useAct.ts';
import { useRead } from '../kit/useRead.ts';
import type { Room } from '../rooms.ts';
import { type Appearance, chooseAppearance, currentAppearance } from './appearance.ts';
import { barParts } from './barParts.ts';
import { usePerson } from './Gate.tsx';

export function Bar({ onMenu, rooms: own }: { onMenu: (() => void) | undefined; rooms: readonly Room[] }) {
  const t = useText();
  return (
    <header className="office-bar">
      {onMenu ? (
        <Button type="text" icon={<MenuOutlined />} aria-label={t('office.menu')} onClick={onMenu} />
      ) : (
        <span className="office-bar-name">{t('office.title')}</span>
      )}
      <StationChoice />
      {barParts.flatMap(({ room, Part }) =>
        own.some(({ path }) => path === room) ? [<Part key={room} />] : [],
      )}
      <span className="office-bar-space" />
      <PersonMenu />
    </header>
  );
}

const nothing = {};

function StationChoice() {
  const t = useText();
  const chosen = useStation();
  const { data } = useRead(stations, nothing);
  const all = data?.stations;
  useEffect(() => {
    if (all?.[0] && !all.some(({ code }) => code === chosen)) chooseStation(all[0].code);
  }, [all, chosen]);
  if (all?.length === 0) return <span>{t('office.noStations')}</span>;
  return (
    <Select
      aria-label={t('office.chooseStation')}
      value={all ? chosen || null : null}
      loading={!all}
      onChange={(code: string) => chooseStation(code)}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={240}
      style={{ minWidth: 128, maxWidth: 220 }}
      options={all?.map(({ code, name }) => ({ value: code, label: `${name} · ${code}` })) ?? []}
    />
  );
}

function PersonMenu() {
  const t = useText();
  const { shownName, role } = usePerson();
  const go = useNavigate();
  const { act } = useAct(logOut, { isQuiet: true });
  const isWide = Grid.useBreakpoint().md;
  const appearance = (value: Appearance) => ({
    key: `appearance-${value}`,
    label: t(`office.${value}`),
    onClick: () => chooseAppearance(value),
  });
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [currentLocale(), `appearance-${currentAppearance()}`],
        items: [
          { key: 'own', label: t('office.ownPage'), onClick: () => void go('/own') },
          { type: 'divider' },
          { key: 'zh-CN', label: t('office.zh'), onClick: () => chooseLocale('zh-CN') },
          { key: 'en', label: t('office.en'), onClick: () => chooseLocale('en') },
          { type: 'divider' },
          appearance('system'),
          appearance('light'),
          appearance('dark'),
          { type: 'divider' },
          {
            key: 'logOut',
            danger: true,
            label: t('office.logOut'),
            onClick: () =>
              void act({}).then((answer) => {
                if (answer) tellEnded();
              }),
          },
        ],
      }}
    >
      <Button type="text" icon={<UserOutlined />} aria-label={`${shownName}, ${t(`office.role.${role}`)}`}>
        {isWide ? `${shownName} · ${t(`office.role.${role}`)}` : null}
      </Button>
    </Dropdown>
  );
}
