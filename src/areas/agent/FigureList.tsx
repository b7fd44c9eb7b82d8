// Owns the figures of a member or a team in a card: all columns that the station shows.
import { css } from '@linaria/core';
import { Amount } from '#kit/Amount.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { columnsOf, type Figures, isSigned, labelOf } from './columns.ts';
import { figureGrid } from './figureStyles.ts';

/** With four decimals and a sign, a third beside them would lie over its neighbour. */
const twoToALine = css`
  && {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export interface FigureListProps {
  figures: Figures;
  /** They are those of a whole team. */
  isTeam?: boolean;
}

export function FigureList({ figures, isTeam = false }: FigureListProps) {
  const t = useText();
  const { station } = useSite();
  return (
    <dl className={`${figureGrid} ${twoToALine}`}>
      {columnsOf(station, figures).map((name) => (
        <div key={name}>
          <dt>{t(labelOf(name, isTeam))}</dt>
          <dd>
            <Amount value={figures[name]!} signed={isSigned(name)} exact />
          </dd>
        </div>
      ))}
    </dl>
  );
}
