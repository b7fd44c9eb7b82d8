// The choice of how often the reality check comes.
import { type RealityAnswer, reality, setReality } from '#contract/protection.generated.ts';
import { Card } from '#kit/Card.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { Chips } from '../Chips.tsx';

export function RealityInterval() {
  const { data, mutate } = useCall(reality, {}, { silent: true });
  // Limits are what the page is for: without an answer it does without this.
  return data ? <Known data={data} onChanged={mutate} /> : null;
}

function Known({ data, onChanged }: { data: RealityAnswer; onChanged: () => Promise<unknown> }) {
  const t = useText();
  const { send } = useSend(setReality);
  const offered = [...new Set([...data.choices, data.interval])]
    .filter((minutes) => minutes > 0 || data.mayStop)
    .sort((a, b) => a - b);
  const choose = async (minutes: string): Promise<void> => {
    try {
      await send({ minutes: Number(minutes) });
      toast(t('safety.reality.saved'), { kind: 'done' });
    } catch (error) {
      // Why a call failed, the shell says.
      if (!(error instanceof CallFailure)) throw error;
    }
    await onChanged();
  };
  return (
    <Card>
      <Chips
        legend={t('safety.reality.title')}
        hint={t('safety.reality.text')}
        items={offered.map((minutes) => ({
          key: String(minutes),
          label: minutes === 0 ? t('safety.reality.off') : t('safety.reality.every', { minutes }),
        }))}
        value={String(data.interval)}
        onChange={(minutes) => void choose(minutes)}
      />
    </Card>
  );
}
