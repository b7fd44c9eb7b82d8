// The sheet of the slips that a player keeps by name: another is kept, and each fills a board with one tap, is renamed or removed.
import { css } from '@linaria/core';
import { useState } from 'react';
import type { FamilyCode, KeptSlip } from '#contract/entities.generated.ts';
import { keepSlip, keptSlips, removeKeptSlip } from '#contract/kept.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { NoData } from '#kit/list/NoData.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { useSite } from '#kit/page/site.ts';
import { bringTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/period.generated.ts';
import { CallFailure } from '#transport/failure.ts';
import { send } from '#transport/send.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import type { PastSlip } from '../../slip/betAgain.ts';
import type { Play } from '../../usePlay.ts';
import { GuestWall } from '../bets/GuestWall.tsx';
import { KeptRow } from './KeptRow.tsx';
import { keptBets, longestKept } from './keptBets.ts';
import { NameField } from './NameField.tsx';

bringTexts('period', messages);

const note = css`
  padding: 0 var(--space-4) var(--space-3);
  color: var(--text-quiet);
  font-size: var(--font-caption);
  /* It stands within what aligns the button that opens it. */
  text-align: left;
`;
const title = css`
  padding: var(--space-3) var(--space-4) var(--space-1);
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-weight: 500;
`;

export interface KeptSlipsProps extends Pick<Play, 'again'> {
  /** The slip that is to be kept; without one they are looked at. */
  keeps?: () => PastSlip | Promise<PastSlip>;
  /** The one that slips of its family are bet on; without it each on the one it was made on. */
  lottery?: { lotCode: string; family: FamilyCode };
  /** Closes the sheet. */
  open: (sheet: null) => void;
}

export function KeptSlips({ keeps, lottery: here, again, open }: KeptSlipsProps) {
  const t = useText();
  const { visitor } = useSite();
  const read = useCall(keptSlips, visitor.login ? {} : null, { silent: true });
  const { send: sendKept, sending } = useSend(keepSlip);
  const { send: sendRemoval } = useSend(removeKeptSlip);
  const [loading, setLoading] = useState('');
  const reload = (): void => void read.mutate().catch(() => undefined);

  const keep = async (name: string): Promise<void> => {
    try {
      const { mode, lotCode, bets } = await keeps!();
      const text = keptBets(bets);
      if (text.length > longestKept) return void toast(t('period.kept.long'), { kind: 'warn' });
      const lotVersion = LotVersion[mode];
      await sendKept({ name, lotCode, lotVersion, bets: text });
      toast(t('period.kept.done'), { kind: 'done' });
      reload();
      open(null);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
    }
  };
  const load = async ({ keptId, lotVersion, lotCode, family }: KeptSlip): Promise<void> => {
    if (loading !== '') return;
    setLoading(keptId);
    try {
      const { list } = await send(keptSlips, { keptId });
      const mode = lotVersion === LotVersion.credit ? 'credit' : 'official';
      const on = here?.family === family ? here.lotCode : lotCode;
      await again({ mode, lotCode: on, bets: list[0]!.bets }, 1, family);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      reload();
    } finally {
      setLoading('');
    }
  };
  const remove = async ({ keptId, name }: KeptSlip): Promise<void> => {
    const isAgreed = await ask({
      text: t('period.kept.removeAsk', { name }),
      confirm: t('period.kept.remove'),
      isDestructive: true,
    });
    if (!isAgreed) return;
    await sendRemoval({ keptId }).catch(() => undefined);
    reload();
  };

  const row = (kept: KeptSlip) => (
    <KeptRow
      key={kept.keptId}
      kept={kept}
      isLoading={loading === kept.keptId}
      onLoad={() => void load(kept)}
      onRemove={() => void remove(kept)}
      onRenamed={reload}
    />
  );
  return (
    <Sheet open onClose={() => open(null)} title={t('period.kept.title')}>
      {visitor.login ? (
        <>
          {keeps && (
            <>
              <NameField submit={t('period.kept.save')} working={sending} onName={keep} />
              <p className={note}>{t('period.kept.note')}</p>
            </>
          )}
          <Await read={read}>
            {({ list }) => {
              const [own, others] = [true, false].map((isHere) =>
                list.filter(({ family }) => (!here || family === here.family) === isHere),
              ) as [KeptSlip[], KeptSlip[]];
              if (list.length === 0 && !keeps) return <NoData text={t('period.kept.empty')} />;
              return (
                <>
                  <ul>{own.map(row)}</ul>
                  {others.length > 0 && <h3 className={title}>{t('period.kept.others')}</h3>}
                  <ul>{others.map(row)}</ul>
                </>
              );
            }}
          </Await>
        </>
      ) : (
        <GuestWall>{t('period.kept.guest')}</GuestWall>
      )}
    </Sheet>
  );
}
