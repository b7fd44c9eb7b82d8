// Owns the button that saves a report as a file for a spreadsheet.
import { css } from '@linaria/core';
import { useState } from 'react';
import { saveFile } from '#browser/saveFile.ts';
import { Button } from '#kit/Button.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { csvOfTable, type ReportTable } from './reportTable.ts';

const place = css`
  margin: var(--edge);
`;

export interface ExportButtonProps {
  fileName: string;
  /** The table that is shown, with the rows that are not loaded yet. */
  tableOf: () => ReportTable | Promise<ReportTable>;
}

export function ExportButton({ fileName, tableOf }: ExportButtonProps) {
  const t = useText();
  const [isWorking, setWorking] = useState(false);
  const save = async (): Promise<void> => {
    setWorking(true);
    try {
      saveFile(`${fileName}.csv`, csvOfTable(t, await tableOf()), 'text/csv;charset=utf-8');
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
