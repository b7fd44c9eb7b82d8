// The button that saves a report as a file for a spreadsheet.
import { css } from '@linaria/core';
import { useState } from 'react';
import { saveFile } from '#browser/file/saveFile.ts';
import { Button } from '#kit/Button.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { beijingOffsetMs } from '#values/beijingOffset.ts';
import { csvOfTable, type ReportTable } from './reportTable.ts';

const place = css`
  margin: var(--edge);
`;

export interface ExportButtonProps {
  fileName: string;
  /** The table that is shown, with the rows that are not loaded yet. */
  tableOf: () => ReportTable | Promise<ReportTable>;
  /** The last day of the figures; those of today go on. */
  endDate: string | undefined;
}

export function ExportButton({ fileName, tableOf, endDate }: ExportButtonProps) {
  const t = useText();
  const [isWorking, setWorking] = useState(false);
  const save = async (): Promise<void> => {
    setWorking(true);
    try {
      const table = await tableOf();
      const now = new Date(serverNow() + beijingOffsetMs).toISOString().slice(0, 19).replace('T', ' ');
      const asOf = endDate === undefined || endDate >= now.slice(0, 10) ? now : undefined;
      saveFile(`${fileName}.csv`, csvOfTable(t, table, asOf), 'text/csv;charset=utf-8');
      toast(t('agent.report.saved'), { kind: 'done' });
    } catch (error) {
      // Why a call failed, the shell says.
      if (!(error instanceof CallFailure)) throw error;
    } finally {
      setWorking(false);
    }
  };
  return (
    <div className={place}>
      <Button wide kind="quiet" working={isWorking} onClick={() => void save()}>
        {t('agent.report.export')}
      </Button>
    </div>
  );
}
