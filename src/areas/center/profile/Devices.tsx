// The page of an account's devices and latest log-ins: what each was, and its end.
import '../texts.ts';
import './deviceTexts.ts';
import { css } from '@linaria/core';
import { useNavigate } from 'react-router-dom';
import { type DevicesAnswer, devices, endDevice } from '#contract/account.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { RowTime } from '#kit/list/facts/RowTime.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { DeviceRow, useKindName } from './DeviceRow.tsx';
import { heading, line, list, quiet } from './deviceStyles.ts';
import { PasskeyCard } from './PasskeyCard.tsx';

const lead = css`
  padding: var(--space-3) var(--space-5) 0;
  color: var(--text-quiet);
  font-size: var(--font-small);
  text-wrap: pretty;
`;
const warning = css`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  font-size: var(--font-small);
`;
const outcome = css`
  font-size: var(--font-small);
  text-align: right;
  &[data-outcome='wrong'] {
    color: var(--danger);
  }
  &[data-outcome='unfinished'] {
    color: var(--warn);
  }
`;
const all = css`
  padding: var(--space-3) var(--space-4);
`;

type Device = DevicesAnswer['devices'][number];

export function Devices() {
  const read = useCall(devices, {});
  return (
    <Await
      read={read}
      skeleton={
        <>
          <Card>
            <Skeleton lines={5} height="2rem" />
          </Card>
          <Card>
            <Skeleton lines={6} height="1.75rem" />
          </Card>
        </>
      }
    >
      {(data) => <Known data={data} onChanged={read.mutate} />}
    </Await>
  );
}

function Known({ data, onChanged }: { data: DevicesAnswer; onChanged: () => Promise<unknown> }) {
  const t = useText();
  const { has, refresh } = useSite();
  const navigate = useNavigate();
  const kindName = useKindName();
  const { send, sending } = useSend(endDevice);
  const others = data.devices.filter(({ isThis }) => !isThis);

  const end = async (device: string, question: string, confirm: string): Promise<void> => {
    if (!(await ask({ text: question, confirm, isDestructive: true }))) return;
    try {
      const { loggedOut } = await send({ device });
      toast(t(loggedOut ? 'devices.left' : device === 'others' ? 'devices.ended.others' : 'devices.ended'), {
        kind: 'done',
      });
      if (!loggedOut) return void (await onChanged());
    } catch {
      // The shell says why. One that is gone already leaves the list.
      return void (await onChanged());
    }
    await navigate('/index');
    await refresh();
  };
  const endOne = (device: Device): Promise<void> =>
    device.isThis
      ? end(device.device, t('devices.leave.ask'), t('devices.leave'))
      : end(device.device, t('devices.end.ask', { device: kindName(device) }), t('devices.end'));

  return (
    <>
      <p className={lead}>{t('devices.single')}</p>
      <Card className={list}>
        <h2 className={heading}>{t('devices.list')}</h2>
        <ul>
          {data.devices.map((device) => (
            <DeviceRow key={device.device} device={device} working={sending} onEnd={endOne} />
          ))}
        </ul>
        {others.length === 0 ? (
          <p className={`${all} ${quiet}`}>{t('devices.alone')}</p>
        ) : (
          <div className={all}>
            <Button
              kind="quiet"
              wide
              working={sending}
              onClick={() => void end('others', t('devices.others.ask'), t('devices.others'))}
            >
              {t('devices.others')}
            </Button>
          </div>
        )}
      </Card>
      <p className={lead}>{t('devices.meaning')}</p>
      <Card className={warning}>
        <p>{t('devices.notYou')}</p>
        {has('/editPwd') && (
          <Button size="small" kind="quiet" onClick={() => navigate('/editPwd')}>
            {t('devices.password')}
          </Button>
        )}
      </Card>
      <PasskeyCard passkeys={data.passkeys} onChanged={onChanged} />
      <Card className={list}>
        <h2 className={heading}>{t('devices.logIns')}</h2>
        {data.logIns.length === 0 ? (
          <p className={`${all} ${quiet}`}>{t('devices.logIns.none')}</p>
        ) : (
          <ul>
            {data.logIns.map((logIn, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two tries of one second are alike
              <li key={`${logIn.time} ${at}`} className={line}>
                <div>
                  <p>{kindName(logIn)}</p>
                  <p className={quiet}>
                    {t(`devices.way.${logIn.way}`)} {logIn.address}
                  </p>
                </div>
                <div className={outcome} data-outcome={logIn.outcome}>
                  <p>{t(`devices.outcome.${logIn.outcome}`)}</p>
                  <p className={quiet}>
                    <RowTime time={logIn.time} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
