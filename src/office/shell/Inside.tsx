// Puts the component library around everything behind the gate, in the language and the appearance that were chosen.
import { ConfigProvider, type ConfigProviderProps, message, theme } from 'antd';
import english from 'antd/es/locale/en_US.js';
import chinese from 'antd/es/locale/zh_CN.js';
import { useEffect } from 'react';
import { useMedia } from '#browser/useMedia.ts';
import { onNotice } from '../kit/call/notices.ts';
import { useLocale, useText } from '../kit/locale.ts';
import { useIsDark } from './appearance.ts';
import { Frame } from './Frame.tsx';

// Its modules are written for bundlers, which its package does not say: a default is the locale itself.
const locales = { 'zh-CN': chinese, en: english } as unknown as Record<
  'zh-CN' | 'en',
  NonNullable<ConfigProviderProps['locale']>
>;
/** Of the colours that the library comes with, several are too pale for text, most of all on their own ground. */
const colours = {
  light: {
    colorPrimary: '#1456b8',
    colorInfo: '#1456b8',
    colorSuccess: '#1f7a3d',
    colorSuccessBg: '#e9f6ed',
    colorSuccessBorder: '#a9d8b8',
    colorWarning: '#955200',
    colorWarningBg: '#fdf3e0',
    colorWarningBorder: '#edc98a',
    colorError: '#c02020',
    colorErrorBg: '#fdeeee',
    colorErrorBorder: '#f0b4b4',
    colorTextDescription: '#56617a',
    colorTextTertiary: '#56617a',
  },
  dark: {
    // The grounds of style.css: one dark, not two.
    colorBgLayout: '#0f1218',
    colorBgContainer: '#171b23',
    colorBgElevated: '#1d222c',
    colorPrimary: '#7fb0f7',
    colorInfo: '#7fb0f7',
    colorError: '#ff8a85',
    colorTextDescription: '#a3adbf',
    colorTextTertiary: '#a3adbf',
  },
};
/** In the dark the main colours are light, and so are no ground for white. */
const parts = {
  light: {},
  dark: {
    Button: { primaryColor: '#0c1626', dangerColor: '#2a0b0b' },
  },
};
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

export function Inside() {
  const locale = useLocale();
  const isDark = useIsDark();
  const appearance = isDark ? 'dark' : 'light';
  // What moves while it opens is missed by a press that comes meanwhile.
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <ConfigProvider
      locale={locales[locale]}
      csp={{ nonce }}
      renderEmpty={() => <Nothing />}
      button={{ autoInsertSpace: false }}
      theme={{
        algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
        token: { borderRadius: 6, motion: !isStill, ...colours[appearance] },
        components: parts[appearance],
      }}
    >
      <Notices />
      <Frame />
    </ConfigProvider>
  );
}

/** In the place of the library's own, whose grey is too faint. */
function Nothing() {
  const t = useText();
  return <span className="office-secondary">{t('office.nothing')}</span>;
}

function Notices() {
  const [shown, place] = message.useMessage({ maxCount: 3 });
  useEffect(() => onNotice(({ kind, text }) => void shown[kind](text)), [shown]);
  return place;
}
