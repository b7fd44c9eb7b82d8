// The bar at the top of the home page: who this is, customer service, and the other language.
import { css } from '@linaria/core';
import { Badge } from '#kit/Badge.tsx';
import { Icon } from '#kit/Icon.tsx';
import { useSite } from '#kit/page/site.ts';
import { Logo } from '#kit/picture/Logo.tsx';
import { localText } from '#station/station.ts';
import { useText } from '#texts/useText.ts';

const bar = css`
  position: sticky;
  z-index: 2;
  top: 0;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  /* As high as the bar of any other screen, and its line. */
  height: calc(var(--header-height) + var(--safe-top) + 1px);
  padding: var(--safe-top) 0.25rem 0 0.75rem;
  border-bottom: 1px solid var(--header-line);
  background: var(--header-ground);
  color: var(--on-header);
`;
const title = css`
  flex: 1;
  overflow: hidden;
  margin: 0;
  font-size: 1.0625rem;
  font-weight: 600;
  letter-spacing: 0.02em;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const press = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: var(--target);
  min-height: var(--target);
  padding: 0 0.5rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: var(--font-small);
  &:active {
    opacity: 0.6;
  }
  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -4px;
  }
`;

export function HomeTop() {
  const t = useText();
  const site = useSite();
  return (
    <header className={bar}>
      <Logo size="1.75rem" />
      <h1 className={title}>{localText(site.station.name, site.locale)}</h1>
      <button
        type="button"
        className={press}
        lang={site.locale === 'en' ? 'zh-CN' : 'en'}
        onClick={() => site.chooseLocale(site.locale === 'en' ? 'zh-CN' : 'en')}
      >
        {t('index.top.language')}
      </button>
      {site.onOff.onlineServiceUrl !== '' && (
        <button
          type="button"
          className={press}
          aria-label={t('shell.action.service')}
          onClick={() => site.act('service')}
        >
          <Icon name="service" size="1.5rem" />
          <Badge count={site.visitor.answers ?? 0} floating />
        </button>
      )}
    </header>
  );
}
