// The button that keeps the days shown as a file for a spreadsheet, with their sum.
import { css } from '@linaria/core';
import { saveFile } from '#browser/file/saveFile.ts';
import type { OwnPictureAnswer } from '#contract/protection.generated.ts';
import { Button } from '#kit/Button.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { csvOf } from '#values/csv.ts';

const place = css`
  margin: var(--edge);
`;

export function SaveStatement({ picture }: { picture: OwnPictureAnswer }) {
  const t = useText();
  const save = (): void => {
    const { from, to, rows } = picture;
    const head = (['day', 'deposits', 'withdrawals', 'net', 'minutes'] as const).map((name) =>
      t(`safety.picture.column.${name}`),
    );
    const cells = (
      name: string,
      line: Pick<OwnPictureAnswer, 'deposits' | 'withdrawals' | 'net' | 'seconds'>,
    ) => [name, line.deposits, line.withdrawals, line.net, (line.seconds / 60).toFixed(1)];
    const table = [
      head,
      ...rows.map((row) => cells(row.day, row)),
      cells(t('safety.picture.column.sum'), picture),
    ];
    saveFile(`${t('safety.picture.file')}-${from}-${to}.csv`, csvOf(table), 'text/csv;charset=utf-8');
    toast(t('safety.picture.saved'), { kind: 'done' });
  };
  return (
    <div className={place}>
      <Button wide kind="quiet" onClick={save}>
        {t('safety.picture.save')}
      </Button>
    </div>
  );
}
