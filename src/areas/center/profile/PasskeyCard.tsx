// The card of an account's passkeys: what each is, making one, and removing one.
import { css } from '@linaria/core';
import { useState } from 'react';
import { knowsPasskeys } from '#browser/passkeys/knowsPasskeys.ts';
import { type DevicesAnswer, passkeyRemove } from '#contract/account.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { RowTime } from '#kit/list/facts/RowTime.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { preloadable } from '#kit/page/preloadable.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { useKindName } from './DeviceRow.tsx';
import { heading, line, list, quiet } from './deviceStyles.ts';

const foot = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--line);
  text-wrap: pretty;
`;
/** Wanted by few, and it brings what draws forms. */
const PasskeySheet = preloadable(async () => (await import('./PasskeySheet.tsx')).PasskeySheet, null);

type Passkey = DevicesAnswer['passkeys'][number];

export interface PasskeyCardProps {
  passkeys: readonly Passkey[];
  onChanged: () => Promise<unknown>;
}

export function PasskeyCard({ passkeys, onChanged }: PasskeyCardProps) {
  const t = useText();
  const { onOff } = useSite();
  const kindName = useKindName();
  const { send, sending } = useSend(passkeyRemove);
  const [isAdding, setAdding] = useState(false);
  const isOffered = onOff.passkeys && knowsPasskeys();
  if (!isOffered && passkeys.length === 0) return null;
  const remove = async (passkey: Passkey): Promise<void> => {
    const question = t('devices.passkey.end.ask', { device: kindName(passkey) });
    if (!(await ask({ text: question, confirm: t('devices.end'), isDestructive: true }))) return;
    try {
      await send({ passkey: passkey.passkey });
      toast(t('devices.passkey.ended'), { kind: 'done' });
    } catch {
      // The shell says why. One that is gone already leaves the list.
    }
    await onChanged();
  };
  return (
    <>
      <Card className={list}>
        <h2 className={heading}>{t('devices.passkeys')}</h2>
        <ul>
          {passkeys.map((passkey) => (
            <li key={passkey.passkey} className={line}>
              <div>
                <b>{kindName(passkey)}</b>
                <p className={quiet}>{passkey.host}</p>
                <p className={quiet}>
                  {t('devices.passkey.made')} <RowTime time={passkey.madeTime} />
                </p>
                {passkey.usedTime !== '' && (
                  <p className={quiet}>
                    {t('devices.last')} <RowTime time={passkey.usedTime} />
                  </p>
                )}
              </div>
              <Button
                size="small"
                kind="quiet"
                working={sending}
                aria-label={t('devices.passkey.end.of', { device: kindName(passkey) })}
                onClick={() => void remove(passkey)}
              >
                {t('devices.end')}
              </Button>
            </li>
          ))}
        </ul>
        <div className={foot}>
          <p className={quiet}>{t('devices.passkey.why')}</p>
          {isOffered && (
            <Button kind="quiet" wide onClick={() => setAdding(true)}>
              {t('devices.passkey.add')}
            </Button>
          )}
        </div>
      </Card>
      {isAdding && (
        <PasskeySheet
          onClose={() => setAdding(false)}
          onSaved={async () => {
            setAdding(false);
            await onChanged();
          }}
        />
      )}
    </>
  );
}
