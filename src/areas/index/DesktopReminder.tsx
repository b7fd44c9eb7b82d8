// Owns the reminder to add the site to the phone's desktop, until the player closes it.
import { css } from '@linaria/core';
import { useState } from 'react';
import { localStore } from '#browser/storage.ts';
import { Icon } from '#kit/Icon.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { localText } from '#station/station.ts';
import { useText } from '#texts/useText.ts';

const strip = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding-left: var(--space-3);
  background: var(--warn-quiet);
  font-size: var(--font-small);
  line-height: 1.35;
  > svg {
    flex: none;
    color: var(--warn);
  }
  > span {
    flex: 1;
    padding: var(--space-2) 0;
  }
  > button {
    display: grid;
    flex: none;
    place-items: center;
    min-width: var(--target);
    min-height: var(--target);
    color: var(--text-quiet);
  }
  > button:first-of-type {
    padding: 0 var(--space-2);
    color: var(--link);
    font-weight: 500;
  }
`;

const isOnDesktop = (): boolean => matchMedia('(display-mode: standalone)').matches;

export function DesktopReminder() {
  const t = useText();
  const { station, locale, act } = useSite();
  const key = `${station.code}.desktop-reminder-closed`;
  const [isClosed, setClosed] = useState(() => localStore.read(key) !== null || isOnDesktop());
  const text = localText(station.frontConfig.addToDesktopRemainText, locale);
  if (isClosed || text === '') return null;
  return (
    <aside className={strip} aria-label={t('shell.action.desktop')}>
      <Icon name="desktop" size="1.25rem" />
      <span>{text}</span>
      <button type="button" className={pressable} onClick={() => act('desktop')}>
        {t('index.desktop.add')}
      </button>
      <button
        type="button"
        className={pressable}
        aria-label={t('index.desktop.close')}
        onClick={() => {
          localStore.write(key, '1');
          setClosed(true);
        }}
      >
        <Icon name="close" size="1.125rem" />
      </button>
    </aside>
  );
}
