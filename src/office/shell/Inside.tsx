// Puts the component library around everything behind the gate, in the language and the appearance that were chosen.
import { App as AntApp, ConfigProvider, type ConfigProviderProps, theme } from 'antd';
import english from 'antd/es/locale/en_US.js';
import chinese from 'antd/es/locale/zh_CN.js';
import { useEffect } from 'react';
import { useLocale, useText } from '../kit/locale.ts';
import { onNotice } from '../kit/notices.ts';
import { useIsDark } from './appearance.ts';
import { Frame } from './Frame.tsx';

// Its modules are written for bundlers, which its package does not say: a default is the locale itself.
const locales = { 'zh-CN': chinese, en: english } as unknown as Record<
  'zh-CN' | 'en',
  NonNullable<ConfigProviderProps['locale']>
>;
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

export function Inside() {
  const locale = useLocale();
  const isDark = useIsDark();
  // As --office-primary of style.css.
  const primary = isDark ? '#6ea2f0' : '#1456b8';
  return (
    <ConfigProvider
      locale={locales[locale]}
      csp={{ nonce }}
      renderEmpty={() => <Nothing />}
      theme={{
        algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
        token: { borderRadius: 6, colorPrimary: primary, colorInfo: primary, colorLink: primary },
      }}
    >
      <AntApp component={false} message={{ maxCount: 3 }}>
        <Notices />
        <Frame />
      </AntApp>
    </ConfigProvider>
  );
}

/** In the place of the library's own, whose grey is too faint. */
function Nothing() {
  const t = useText();
  return <span className="office-secondary">{t('office.nothing')}</span>;
}

function Notices() {
  const { message } = AntApp.useApp();
  useEffect(() => onNotice(({ kind, text }) => void message[kind](text)), [message]);
  return null;
}
