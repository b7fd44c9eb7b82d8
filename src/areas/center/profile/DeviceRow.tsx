// One device in the list of an account's devices, and how a device is named.
import { css } from '@linaria/core';
import type { DevicesAnswer } from '#contract/account.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Button } from '#kit/Button.tsx';
import { RowTime } from '#kit/list/facts/RowTime.tsx';
import { useText } from '#texts/useText.ts';
import { line, quiet } from './deviceStyles.ts';

const name = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
`;

type Device = DevicesAnswer['devices'][number];

/** Names a device in plain words. */
export function useKindName(): (kind: Pick<Device, 'system' | 'browser'>) => string {
  const t = useText();
  return ({ system, browser }) =>
    system === '' || browser === '' || (system === 'other' && browser === 'other')
      ? t('devices.unknown')
      : t('devices.kind', {
          system: t(`devices.system.${system}`),
          browser: t(`devices.browser.${browser}`),
        });
}

export interface DeviceRowProps {
  device: Device;
  /** One is being removed. */
  working: boolean;
  onEnd: (device: Device) => Promise<void>;
}

export function DeviceRow({ device, working, onEnd }: DeviceRowProps) {
  const t = useText();
  const kindName = useKindName();
  return (
    <li className={line}>
      <div>
        <p className={name}>
          <b>{kindName(device)}</b>
          {device.isThis ? (
            <Badge>{t('devices.this')}</Badge>
          ) : (
            <Badge kind="neutral">{t('devices.offline')}</Badge>
          )}
        </p>
        <p className={quiet}>
          {device.way !== '' && `${t(`devices.way.${device.way}`)} `}
          {device.address}
        </p>
        {device.firstTime !== '' && (
          <p className={quiet}>
            {t('devices.since')} <RowTime time={device.firstTime} />
          </p>
        )}
        <p className={quiet}>
          {device.isThis ? (
            t('devices.online')
          ) : (
            <>
              {t('devices.last')} <RowTime time={device.lastTime} />
            </>
          )}
        </p>
      </div>
      <Button
        size="small"
        kind="quiet"
        working={working}
        aria-label={device.isThis ? undefined : t('devices.end.of', { device: kindName(device) })}
        onClick={() => void onEnd(device)}
      >
        {t(device.isThis ? 'devices.leave' : 'devices.end')}
      </Button>
    </li>
  );
}
