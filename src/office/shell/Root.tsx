// Puts the office together: language, appearance, reading, addresses, and the gate before all rooms.
import { App as AntApp, ConfigProvider, type ConfigProviderProps, theme } from 'antd';
import english from 'antd/es/locale/en_US.js';
import chinese from 'antd/es/locale/zh_CN.js';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { useLocale } from '../kit/locale.ts';
import { useIsDark } from './appearance.ts';
import { Gate } from './Gate.tsx';

// Its modules are written for bundlers, which its package does not say: a default is the locale itself.
const locales = { 'zh-CN': chinese, en: english } as unknown as Record<
  'zh-CN' | 'en',
  NonNullable<ConfigProviderProps['locale']>
>;
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

export function Root() {
  const locale = useLocale();
  const isDark = useIsDark();
  return (
    <ConfigProvider
      locale={locales[locale]}
      csp={{ nonce }}
      componentSize="middle"
      theme={{
        algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
        token: { borderRadius: 6, fontSize: 14, wireframe: false },
        cssVar: { prefix: 'ant' },
      }}
    >
      <AntApp component={false} message={{ maxCount: 3 }}>
        <SWRConfig value={{ revalidateOnReconnect: true, dedupingInterval: 500 }}>
          <BrowserRouter>
            <Gate />
          </BrowserRouter>
        </SWRConfig>
      </AntApp>
    </ConfigProvider>
  );
}
