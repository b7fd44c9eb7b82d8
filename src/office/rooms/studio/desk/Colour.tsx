// What a colour of a station comes to: the colour itself, to be chosen, and each text and ground it makes, with how well they read.
import type { Brand } from '#contract/station.generated.ts';
import type { Skin } from '#station/derive/look/palettes.ts';
import { contrast, leastContrast, paletteWith, readablePairs } from '#station/derive/look/theme.ts';
import type { Station } from '#station/station.ts';
import { useText } from '../../../kit/locale.ts';

interface ColourProps {
  /** Such as theme.ThemeRed.brand. */
  path: string;
  station: Station;
  isReadOnly: boolean;
  onChange(colour: string): void;
}

const ofTheme = /^theme\.(ThemeRed|ThemeBlack)\.(\w+)$/;

export const isColour = (path: string): boolean => ofTheme.test(path);

export function Colour({ path, station, isReadOnly, onChange }: ColourProps) {
  const t = useText();
  const [, skin, name] = ofTheme.exec(path) as unknown as [string, Skin, keyof Brand];
  const palette = paletteWith(skin, station.theme[skin]);
  const pairs = readablePairs.filter((pair) => pair.some((one) => one === name));
  return (
    <div className="studio-colours">
      <input
        type="color"
        aria-label={t('office-studio.colour', { path })}
        value={palette[name]}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
      />
      {pairs.map(([text, ground]) => {
        const ratio = contrast(palette[text], palette[ground]);
        const isGood = ratio >= leastContrast;
        return (
          <span
            key={`${text} ${ground}`}
            className="studio-sample"
            data-good={isGood}
            style={{ color: palette[text], backgroundColor: palette[ground] }}
            title={t(isGood ? 'office-studio.reads' : 'office-studio.readsNot', {
              text,
              ground,
              ratio: ratio.toFixed(1),
              least: String(leastContrast),
            })}
          >
            {t('office-studio.sample')} {ratio.toFixed(1)}
          </span>
        );
      })}
    </div>
  );
}
