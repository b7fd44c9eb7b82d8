// The line of a cell that says what earlier draws say of it: its omission or how often it came, as the player wants it.
import { useText } from '#texts/useText.ts';
import { useBoardSettings } from './boardSettings.ts';
import type { OptionFigure } from './figures.ts';

export function Figure({ figure: { omission, count, warmth } }: { figure: OptionFigure }) {
  const t = useText();
  const { figures } = useBoardSettings();
  const isOmission = figures === 'omission';
  return (
    // The colours say how often it came; beside an omission they would be taken for a long one.
    <small data-warmth={isOmission ? 'warm' : warmth}>
      {isOmission ? t('play.figure.omission', { count: omission }) : t('play.figure.heat', { count })}
    </small>
  );
}
