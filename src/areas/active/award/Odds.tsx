// The table of prizes with the odds of each.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Card } from '#kit/Card.tsx';
import { useText } from '#texts/useText.ts';
import { quietNote, sectionTitle, table } from '../shared/sectionStyles.ts';

/* A figure is never broken, however long the name beside it. */
const figure = css`
  white-space: nowrap;
`;

export interface OddsRow {
  key: string | number;
  name: ReactNode;
  /** Per cent as the server states it. */
  odds: string;
  prize?: ReactNode;
}

/** 12.5000 as 12.5, but never fewer decimals than it has. */
const percent = (odds: string): string => `${odds.includes('.') ? odds.replace(/\.?0+$/, '') : odds}%`;

export function Odds({ rows, note }: { rows: readonly OddsRow[]; note?: ReactNode }) {
  const t = useText();
  const hasPrize = rows.some(({ prize }) => prize !== undefined);
  return (
    <Card>
      <h2 className={sectionTitle}>{t('active.odds')}</h2>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{t(hasPrize ? 'active.odds.rank' : 'active.odds.prize')}</th>
            {hasPrize && <th scope="col">{t('active.odds.prize')}</th>}
            <th scope="col">{t('active.odds.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, odds, prize }) => (
            <tr key={key}>
              <td>{name}</td>
              {hasPrize && <td>{prize}</td>}
              <td className={figure}>{percent(odds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={quietNote}>{note}</p>}
    </Card>
  );
}
