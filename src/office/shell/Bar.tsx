// The bar above every room: the station, what rooms put there, and who is logged in.

import { Button, Select } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMedia } from '#browser/useMedia.ts';
import { logOut, stations } from '#contract/office/session.generated.ts';
import { Choices } from '../kit/Choices.tsx';
import { chooseStation, useStation } from '../kit/call/station.ts';
import { useAct } from '../kit/call/useAct.ts';
import { useRead } from '../kit/call/useRead.ts';
import { KeyList } from '../kit/keys.tsx';
import { chooseLocale, locales, useLocale, useText } from '../kit/locale.ts';
import { Sign } from '../kit/sign/Sign.tsx';
import { usePerson } from '../person.ts';
import type { Room } from '../rooms.ts';
import { type Appearance, chooseAppearance, currentAppearance } from './appearance.ts';
import { barParts } from './barParts.ts';

export function Bar({ onMenu, rooms: own }: { onMenu: (() => void) | undefined; rooms: readonly Room[] }) {
  const t = useText();
  return (
    <header className="office-bar">
      {onMenu ? (
        <Button type="text" icon={<Sign of="menu" />} aria-label={t('office.menu')} onClick={onMenu} />
      ) : (
        <span className="office-bar-name">{t('office.title')}</span>
      )}
      <StationChoice />
      {barParts.flatMap(({ room, Part }) =>
        own.some(({ path }) => path === room) ? [<Part key={room} />] : [],
      )}
      <span className="office-bar-space" />
      {!onMenu && <KeyList />}
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
  const isWide = useMedia('(min-width: 768px)');
  const locale = useLocale();
  const appearance = (value: Appearance) => ({
    key: value,
    label: t(`office.${value}`),
    isChosen: currentAppearance() === value,
    begins: value === 'system',
    onChoose: () => chooseAppearance(value),
  });
  return (
    <Choices
      type="text"
      icon={<Sign of="members" />}
      label={`${shownName}, ${t(`office.role.${role}`)}`}
      choices={[
        { key: 'own', label: t('office.ownPage'), onChoose: () => void go('/own') },
        ...locales.map((each, at) => ({
          key: each,
          label: t(each === 'en' ? 'office.en' : 'office.zh'),
          isChosen: each === locale,
          begins: at === 0,
          onChoose: () => chooseLocale(each),
        })),
        appearance('system'),
        appearance('light'),
        appearance('dark'),
        {
          key: 'logOut',
          label: t('office.logOut'),
          isDangerous: true,
          begins: true,
          onChoose: () => {
            // Nothing of what was read stays in this window.
            void act({}).then((answer) => answer && location.assign('/'));
          },
        },
      ]}
    >
      {isWide ? `${shownName} · ${t(`office.role.${role}`)}` : null}
    </Choices>
  );
}
