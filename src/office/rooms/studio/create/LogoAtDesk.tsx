// A logo that is dropped at the desk of a station, and the colours of its brand that are proposed out of it there.
import { useState } from 'react';
import type { Proposal } from '#station/create/proposals.ts';
import type { Station } from '#station/station.ts';
import { askAgain } from '../../../kit/call/useRead.ts';
import { useText } from '../../../kit/locale.ts';
import { Logo, Swatch } from './Look.tsx';
import './texts.ts';

export interface LogoAtDeskProps {
  station: Station;
  /** Settings by their paths; undefined takes one out of the file. */
  onChange(settings: Readonly<Record<string, string | undefined>>): void;
}

export function LogoAtDesk({ station: { code, theme }, onChange }: LogoAtDeskProps) {
  const t = useText();
  const [proposals, setProposals] = useState<readonly Proposal[]>([]);
  const take = async (logo: string, found: readonly Proposal[]): Promise<void> => {
    setProposals(found);
    // The checker at the desk knows the logos that are there.
    if (logo !== '') await askAgain('studio/open');
    onChange({ 'theme.logo': logo === '' ? undefined : logo });
  };
  return (
    <div className="make">
      <Logo code={code} logo={theme.logo} onTake={(logo, found) => void take(logo, found)} />
      {proposals.length > 0 && (
        <fieldset className="make-brand">
          <legend className="make-label">{t('office-make.brand')}</legend>
          <div className="make-swatches">
            {proposals.map(({ seen, colours }) => (
              <Swatch
                key={seen}
                name={colours[theme.skin]}
                colours={colours}
                skin={theme.skin}
                isChosen={theme[theme.skin].brand === colours[theme.skin]}
                onChoose={() =>
                  onChange({
                    'theme.ThemeRed.brand': colours.ThemeRed,
                    'theme.ThemeBlack.brand': colours.ThemeBlack,
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
