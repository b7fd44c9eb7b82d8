// The question what a new station looks like: its theme, a logo that is dropped, and the colours of its brand, proposed out of the logo or chosen.
import { type DragEvent, useState } from 'react';
import { addLogo } from '#contract/office/stations.generated.ts';
import { brandFor, type Proposal } from '#station/create/proposals.ts';
import type { Skin } from '#station/derive/look/palettes.ts';
import { contrast, paletteWith } from '#station/derive/look/theme.ts';
import { sentenceOf } from '../../../kit/call/sentence.ts';
import { useAct } from '../../../kit/call/useAct.ts';
import { base64Of, picturesMostKb } from '../../../kit/form/pictures.ts';
import { useText } from '../../../kit/locale.ts';
import { Segments } from '../../../kit/segments/Segments.tsx';
import { otherSkin, type StepProps } from './answers.ts';

const skins = ['ThemeRed', 'ThemeBlack'] as const;

export function LookStep({ answers, change }: StepProps) {
  const t = useText();
  const { skin, brand, proposals } = answers;
  const choose = ({ colours }: Proposal): void => change({ brand: colours });
  const own = (colour: string): void => {
    const other = otherSkin(skin);
    const colours = { [skin]: colour, [other]: brandFor(other, colour) ?? '' };
    change({ brand: colours as unknown as Record<Skin, string> });
  };
  const readable = brand[skin] === '' || brandFor(skin, brand[skin]) === brand[skin];
  return (
    <>
      <div className="office-field">
        <span className="make-label">{t('office-make.theme')}</span>
        <Segments
          label={t('office-make.theme')}
          value={skin}
          options={skins.map((one) => ({ value: one, label: t(`office-studio.skin.${one}`) }))}
          onChange={(next) => change({ skin: next })}
        />
      </div>
      <Logo
        code={answers.code}
        logo={answers.logo}
        onTake={(logo, found) =>
          change({ logo, proposals: found, ...(found[0] && { brand: found[0].colours }) })
        }
      />
      <fieldset className="office-field make-brand">
        <legend className="make-label">{t('office-make.brand')}</legend>
        <div className="make-swatches">
          <Swatch
            name={t('office-make.themeColour')}
            colours={{ ThemeRed: '', ThemeBlack: '' }}
            skin={skin}
            isChosen={brand[skin] === ''}
            onChoose={() => change({ brand: { ThemeRed: '', ThemeBlack: '' } })}
          />
          {proposals.map((one) => (
            <Swatch
              key={one.seen}
              name={one.colours[skin]}
              colours={one.colours}
              skin={skin}
              isChosen={brand[skin] === one.colours[skin]}
              onChoose={() => choose(one)}
            />
          ))}
          <label className="make-own">
            <input
              type="color"
              aria-label={t('office-make.ownColour')}
              value={brand[skin] || paletteWith(skin, {}).brand}
              onChange={({ target }) => own(target.value)}
            />
            <span>{t('office-make.ownColour')}</span>
          </label>
        </div>
        <small className={readable ? 'office-secondary' : 'office-fault'} role="status">
          {t(readable ? 'office-make.brandHelp' : 'office-make.brandWrong')}
        </small>
      </fieldset>
    </>
  );
}

interface SwatchProps {
  name: string;
  colours: Readonly<Record<Skin, string>>;
  skin: Skin;
  isChosen: boolean;
  onChoose(): void;
}

/** A brand as a button of the site would have it, in the theme that is chosen and in the other one. */
export function Swatch({ name, colours, skin, isChosen, onChoose }: SwatchProps) {
  const t = useText();
  return (
    <button type="button" className="make-swatch" aria-pressed={isChosen} onClick={onChoose}>
      {[skin, otherSkin(skin)].map((one) => {
        const palette = paletteWith(one, colours[one] === '' ? {} : { brand: colours[one] });
        return (
          <span
            key={one}
            className="make-sample"
            style={{ color: palette.onBrand, backgroundColor: palette.brand }}
            title={`${t(`office-studio.skin.${one}`)} ${palette.brand}`}
          >
            {contrast(palette.onBrand, palette.brand).toFixed(1)}
          </span>
        );
      })}
      <span className="make-sample-name">{name}</span>
    </button>
  );
}

interface LogoProps {
  code: string;
  /** Its address; empty for none. */
  logo: string;
  /** Another logo, or none, and the colours that are proposed out of it. */
  onTake(logo: string, proposals: Proposal[]): void;
}

export function Logo({ code, logo, onTake }: LogoProps) {
  const t = useText();
  const { act, isActing, failure } = useAct(addLogo, { isQuiet: true });
  const [isOver, setOver] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || isActing) return;
    const isLarge = file.size > picturesMostKb * 1000;
    setTooLarge(isLarge);
    if (isLarge) return;
    const bytes = base64Of(new Uint8Array(await file.arrayBuffer()));
    const answer = await act({ code, bytes });
    if (!answer) return;
    onTake(
      answer.address,
      answer.proposals.map(({ seen, ...colours }) => ({ seen, colours })),
    );
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const fault = isTooLarge
    ? t('office-content.field.tooLarge', { size: picturesMostKb })
    : failure && sentenceOf(failure, t);
  return (
    <div className="office-field">
      <span className="make-label">{t('office-make.logo')}</span>
      <label
        className={`content-drop make-drop${isOver ? ' content-drop-over' : ''}`}
        aria-busy={isActing}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {logo !== '' && <img src={logo} alt={t('office-make.logo')} />}
        <span>{t(isActing ? 'office-make.uploading' : 'office-make.drop')}</span>
        <input
          type="file"
          className="office-unseen"
          accept="image/png,image/svg+xml,image/jpeg"
          aria-label={t('office-make.logo')}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file again is a press as well.
            target.value = '';
          }}
        />
      </label>
      {fault ? (
        <small className="office-fault" role="alert">
          {fault}
        </small>
      ) : (
        <small className="office-secondary">{t('office-make.logoHelp')}</small>
      )}
      {logo !== '' && (
        <button type="button" className="office-button make-remove" onClick={() => onTake('', [])}>
          {t('office-make.noLogo')}
        </button>
      )}
    </div>
  );
}
