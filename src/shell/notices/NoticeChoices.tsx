// What is chosen in the sheet of notices: kinds, lotteries, a round of packets, and switching off, here or everywhere, in one press.
import { useEffect, useState } from 'react';
import { off, packet, type StateAnswer, settings } from '#contract/push.generated.ts';
import { Button } from '#kit/Button.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useLotteryList } from '#session/useLotteryList.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { shortMoment } from '#values/beijingOffset.ts';
import { unsubscribe } from './device.ts';
import { chips, kinds, round } from './noticeStyles.ts';

const all = ['won', 'support', 'withdrawal'] as const;
type Choice = Pick<StateAnswer, (typeof all)[number] | 'lotteries'>;

export interface NoticeChoicesProps {
  known: StateAnswer;
  /** This browser is switched on. */
  isOn: boolean;
  /** It was opened where rounds of packets are. */
  isRound: boolean;
  /** Asks for the next round. */
  onRound: () => Promise<void>;
  onChanged: () => Promise<unknown>;
}

export function NoticeChoices({ known, isOn, isRound, onRound, onChanged }: NoticeChoicesProps) {
  const t = useText();
  const { send: save } = useSend(settings);
  const { send: end, sending: isEnding } = useSend(off);
  const { send: sendRound, sending: isAsking } = useSend(packet);
  const [chosen, setChosen] = useState<Choice>(known);
  /** Shows what was pressed at once, and what the server has where it refuses; the shell says why. */
  const choose = async (change: Partial<Choice>): Promise<void> => {
    const { won, support, withdrawal, lotteries } = { ...chosen, ...change };
    const wanted = { won, support, withdrawal, lotteries };
    setChosen(wanted);
    try {
      await save({ won, support, withdrawal, lotteries: lotteries.join(',') });
    } catch {
      setChosen(known);
    }
    await onChanged();
  };
  const switchOff = async (isAll: boolean): Promise<void> => {
    try {
      await end({ all: isAll });
      if (isOn) await unsubscribe().catch(() => undefined);
      toast(t('notices.ended'), { kind: 'done' });
    } catch {
      // The shell says why.
    }
    await onChanged();
  };
  const forget = async (): Promise<void> => {
    await sendRound({ on: false }).catch(() => undefined);
    await onChanged();
  };
  return (
    <>
      <h3>{t('notices.kinds')}</h3>
      <div className={kinds}>
        {all.map((kind) => (
          <label key={kind}>
            {t(`notices.kind.${kind}`)}
            <input
              type="checkbox"
              checked={chosen[kind]}
              onChange={({ target }) => void choose({ [kind]: target.checked })}
            />
          </label>
        ))}
      </div>
      {all.every((kind) => !chosen[kind]) && <p role="status">{t('notices.none')}</p>}
      {(known.packetTime !== '' || isRound) && (
        <div className={round}>
          <span>
            {t('notices.packet')}
            {known.packetTime !== '' &&
              ` · ${t('notices.packet.at', { time: shortMoment(known.packetTime) })}`}
          </span>
          {known.packetTime !== '' ? (
            <Button size="small" kind="quiet" working={isAsking} onClick={() => void forget()}>
              {t('notices.packet.off')}
            </Button>
          ) : (
            isOn && (
              <Button size="small" onClick={() => void onRound().then(onChanged, () => undefined)}>
                {t('notices.packet.on')}
              </Button>
            )
          )}
        </div>
      )}
      {isOn && (
        <Button wide kind="quiet" working={isEnding} onClick={() => void switchOff(false)}>
          {t('notices.here.off')}
        </Button>
      )}
      {(known.devices > 1 || !isOn) && (
        <Button wide kind="plain" working={isEnding} onClick={() => void switchOff(true)}>
          {t('notices.all.off', { count: known.devices })}
        </Button>
      )}
      {chosen.won && (
        <Lotteries chosen={chosen.lotteries} onChoose={(lotteries) => void choose({ lotteries })} />
      )}
    </>
  );
}

function Lotteries({ chosen, onChoose }: { chosen: readonly string[]; onChoose: (codes: string[]) => void }) {
  const t = useText();
  const { data, isLoading, error, mutate } = useLotteryList();
  useEffect(() => {
    if (!data && !isLoading && !error) void mutate();
  }, [data, isLoading, error, mutate]);
  const names = new Map(
    [...(data?.credit ?? []), ...(data?.official ?? [])].map(({ lotCode, lotName }) => [lotCode, lotName]),
  );
  if (names.size === 0) return null;
  return (
    <>
      <h3>{t('notices.lotteries')}</h3>
      <p>{t('notices.lotteries.all')}</p>
      <div className={chips}>
        {[...names].map(([code, name]) => (
          <button
            key={code}
            type="button"
            className={pressable}
            aria-pressed={chosen.includes(code)}
            onClick={() =>
              onChoose(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code])
            }
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
