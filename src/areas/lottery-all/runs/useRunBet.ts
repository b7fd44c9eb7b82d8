// The way from a long run to its bet: the board of the lottery with this one option picked.
import { useNavigate } from 'react-router-dom';
import type { Lottery } from '#contract/entities.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';

/** Fills the board of a lottery and leads there, where the slip opens; a guest is asked to log in by the board. */
export function useRunBet(): (lottery: Lottery, playCode: string, option: string) => Promise<void> {
  const t = useText();
  const { station, visitor } = useSite();
  const navigate = useNavigate();
  return async ({ lotCode, family }: Lottery, playCode: string, option: string): Promise<void> => {
    try {
      const { followSlip, slipOpened } = await import('#play/parts/followSlip.ts');
      const selection = JSON.stringify({ options: [option] });
      const address = await followSlip(
        { lotCode, family, mode: 'credit', playCode, selection },
        station.code,
      );
      if (address === null) return void toast(t('lottery-all.runs.gone'), { kind: 'warn' });
      void navigate(address, visitor.login ? { state: slipOpened } : {});
    } catch {
      toast(t('lottery-all.runs.failed'), { kind: 'warn' });
    }
  };
}
