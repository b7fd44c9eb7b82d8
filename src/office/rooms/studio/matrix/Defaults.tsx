// Whom a change of a default would reach: the setting, what its default would be, how many stations have it, and which of them are shown.
import { useId } from 'react';
import { stationSchema } from '#contract/station.schema.generated.ts';
import { settingPaths } from '#station/change/settingPaths.ts';
import type { Schema } from '../../../kit/form/schema.ts';
import { useText } from '../../../kit/locale.ts';
import { Segments } from '../../../kit/segments/Segments.tsx';

export const sides = ['default', 'file', 'all'] as const;
export type Side = (typeof sides)[number];

/** What a station has for itself has no default. */
const own = /^(?:schemaVersion|code|name|hosts)(?:\.|$)/;

const settings = settingPaths(stationSchema as Schema).filter((path) => !own.test(path));
export const isSetting = (path: string): boolean => settings.includes(path);

interface DefaultsProps {
  setting: string;
  /** As JSON; empty for as it is. */
  value: string;
  side: Side;
  /** How many have the default, of how many; undefined before that is known. */
  counts: { byDefault: number; found: number } | undefined;
  onChange(name: 'setting' | 'to' | 'by', value: string): void;
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export function Defaults({ setting, value, side, counts, onChange }: DefaultsProps) {
  const t = useText();
  const id = useId();
  const isKnown = isSetting(setting);
  return (
    <div className="matrix-defaults">
      <div className="look-choice">
        <label htmlFor={`${id}s`}>{t('office-look.default')}</label>
        <input
          id={`${id}s`}
          className="office-input"
          list={`${id}l`}
          value={setting}
          maxLength={120}
          placeholder="theme.skin"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange('setting', target.value.trim())}
        />
        <datalist id={`${id}l`}>
          {settings.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </div>
      {isKnown && (
        <>
          <div className="look-choice">
            <label htmlFor={`${id}v`}>{t('office-look.newDefault')}</label>
            <input
              id={`${id}v`}
              className="office-input"
              value={value}
              maxLength={1000}
              placeholder={'"ThemeBlack"'}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={value !== '' && !isJson(value)}
              onChange={({ target }) => onChange('to', target.value)}
            />
          </div>
          <Segments
            label={t('office-look.sides')}
            value={side}
            options={sides.map((one) => ({ value: one, label: t(`office-look.side.${one}`) }))}
            onChange={(next) => onChange('by', next)}
          />
        </>
      )}
      <p className="office-secondary" role="status">
        {setting !== '' && !isKnown && t('office-look.noSetting')}
        {value !== '' && isKnown && !isJson(value) && `${t('office-studio.noJson')} `}
        {isKnown &&
          counts &&
          t('office-look.touches', {
            count: counts.byDefault,
            all: counts.found,
            own: counts.found - counts.byDefault,
          })}{' '}
        {isKnown && t('office-look.defaultsWhere')}
      </p>
    </div>
  );
}
