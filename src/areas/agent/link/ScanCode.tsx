// The code to scan of a link, its address, and the buttons that copy the address or a text around it, save the code as a picture or pass it on to another app.
import { css } from '@linaria/core';
import { Button } from '#kit/Button.tsx';
import { useSite } from '#kit/page/site.ts';
import { QrCode } from '#kit/qr/preloadedQrCode.tsx';
import { SaveQr } from '#kit/qr/SaveQr.tsx';
import { localText } from '#station/station.ts';
import { useText } from '#texts/useText.ts';
import { useCopy } from '../useCopy.ts';
import { registerAddress } from './registerAddress.ts';

const block = css`
  display: grid;
  gap: var(--space-3);
  text-align: center;
  > p {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    font-size: var(--font-small);
    overflow-wrap: anywhere;
    user-select: all;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);
  }
  > div > button[data-kind] {
    padding: 0 var(--space-1);
  }
  > div:nth-of-type(1) {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
  > div:nth-of-type(1) > button[data-kind] {
    padding: 0 var(--space-4);
  }
`;

export function ScanCode({ code }: { code: string }) {
  const t = useText();
  const { station, locale } = useSite();
  const copy = useCopy();
  const address = registerAddress(code);
  const name = localText(station.name, locale);
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: name, text: t('agent.link.invite', { name, address, code }) });
    } catch (error) {
      // Whoever closes the choice of apps has decided; otherwise the address is still there to copy.
      if ((error as Error).name !== 'AbortError') await copy(address);
    }
  };
  return (
    <div className={block}>
      <QrCode content={address} label={t('agent.link.qr', { address })} />
      <div>
        <SaveQr
          content={address}
          label={t('agent.link.saveQr')}
          doneText={t('agent.link.savedQr')}
          fileName={code}
        />
        <SaveQr
          content={address}
          label={t('agent.link.savePoster')}
          doneText={t('agent.link.savedPoster')}
          fileName={`${code}-poster`}
          draw={async () =>
            (await import('./poster.ts')).posterOf({
              name,
              invite: t('agent.link.posterInvite'),
              scan: t('agent.link.posterScan'),
              code: t('agent.link.codeOf', { code }),
              address,
            })
          }
        />
        {'share' in navigator && (
          <Button kind="plain" size="small" onClick={() => void share()}>
            {t('agent.link.share')}
          </Button>
        )}
      </div>
      <p>{address}</p>
      <div>
        <Button kind="plain" onClick={() => void copy(t('agent.link.invite', { name, address, code }))}>
          {t('agent.link.copyText')}
        </Button>
        <Button onClick={() => void copy(address)}>{t('agent.link.copyAddress')}</Button>
      </div>
    </div>
  );
}
