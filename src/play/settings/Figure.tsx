// Owns the line of a cell that says what earlier draws say of it: its omission or how often it came, as the player wants it.
import { useText } from '#texts/useText.ts';
import { useBoardSettings } from './boardSettings.ts';
import type { OptionFigure } from './figures.ts';

export function Figure({ figure: { omission, count, warmth } }: { figure: OptionFigure }) {
  const t = useText();
  const { figures } = useBoardSettings();
  return (
    <small data-warmth={warmth}>
      {figures === 'omission'
        ? t('play.figure.omission', { count: omission })
        : t('play.figure.heat', { count })}
    </small>
  );
}
