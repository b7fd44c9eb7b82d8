// The figures of a member or a team in full: all columns that the station shows, with every decimal.
import { Amount } from '#kit/Amount.tsx';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { columnsOf, type Figures, isSigned, labelOf } from './columns.ts';
import { ofMembers } from './figureStyles.ts';

export interface FigureListProps {
  figures: Figures;
  /** They are those of a whole team. */
  isTeam?: boolean;
}

export function FigureList({ figures, isTeam = false }: FigureListProps) {
  const t = useText();
  const { station } = useSite();
  return (
    <div className={ofMembers}>
      <Facts
        rows={columnsOf(station, figures).map((name) => [
          t(labelOf(name, isTeam)),
          <Amount key={name} value={figures[name]!} signed={isSigned(name)} exact />,
        ])}
      />
    </div>
  );
}
