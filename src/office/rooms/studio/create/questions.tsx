// Owns the questions of a new station that are a few words each: what it is called, what it has to play, and who answers its players.
import { useId } from 'react';
import { type Area, areaNames } from '#station/create/areas.ts';
import { isStationCode } from '#station/read/schemaPlace.ts';
import { useText } from '../../../kit/locale.ts';
import type { StepProps } from './answers.ts';

interface LineProps {
  label: string;
  help: string;
  value: string;
  most: number;
  fault?: string | undefined;
  isCode?: boolean;
  placeholder?: string;
  onChange(value: string): void;
}

export function Line({ label, help, value, most, fault, isCode = false, placeholder, onChange }: LineProps) {
  const id = useId();
  return (
    <div className="office-field make-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="office-input"
        value={value}
        maxLength={most}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize={isCode ? 'none' : undefined}
        spellCheck={!isCode}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <small id={`${id}-help`} className={fault === undefined ? 'office-secondary' : 'office-fault'}>
        {fault ?? help}
      </small>
    </div>
  );
}

export function NameStep({ answers: { code, name, english }, change }: StepProps) {
  const t = useText();
  return (
    <>
      <Line
        label={t('office-make.name')}
        help={t('office-make.nameHelp')}
        value={name}
        most={60}
        onChange={(next) => change({ name: next })}
      />
      <Line
        label={t('office-make.english')}
        help={t('office-make.englishHelp')}
        value={english}
        most={60}
        onChange={(next) => change({ english: next })}
      />
      <Line
        label={t('office-make.code')}
        help={t('office-make.codeHelp')}
        value={code}
        most={16}
        isCode
        placeholder="k888"
        fault={code !== '' && !isStationCode(code) ? t('office-make.codeWrong') : undefined}
        onChange={(next) => change({ code: next.trim().toLowerCase() })}
      />
    </>
  );
}

export function AreasStep({ answers: { areas }, change }: StepProps) {
  const t = useText();
  const toggle = (area: Area): void =>
    change({
      areas: areas.includes(area)
        ? areas.filter((one) => one !== area)
        : areaNames.filter((one) => one === area || areas.includes(one)),
    });
  return (
    <fieldset className="make-areas">
      <legend className="office-unseen">{t('office-make.step.areas')}</legend>
      {areaNames.map((area) => (
        <label key={area} className="make-choice">
          <input type="checkbox" checked={areas.includes(area)} onChange={() => toggle(area)} />
          <span>
            <strong>{t(`office-make.area.${area}`)}</strong>
            <small className="office-secondary">{t(`office-make.area.${area}Help`)}</small>
          </span>
        </label>
      ))}
      <p className="office-secondary">{t('office-make.lotteriesHelp')}</p>
    </fieldset>
  );
}

export function ServiceStep({ answers: { service, standard }, change }: StepProps) {
  const t = useText();
  const isElsewhere = service !== '';
  return (
    <>
      <fieldset className="make-areas">
        <legend>{t('office-make.who')}</legend>
        <label className="make-choice">
          <input
            type="radio"
            name="make-service"
            checked={!isElsewhere}
            onChange={() => change({ service: '' })}
          />
          <span>
            <strong>{t('office-make.ownDesk')}</strong>
            <small className="office-secondary">{t('office-make.ownDeskHelp')}</small>
          </span>
        </label>
        <label className="make-choice">
          <input
            type="radio"
            name="make-service"
            checked={isElsewhere}
            onChange={() => change({ service: 'https://' })}
          />
          <span>
            <strong>{t('office-make.elsewhere')}</strong>
            <small className="office-secondary">{t('office-make.elsewhereHelp')}</small>
          </span>
        </label>
        {isElsewhere && (
          <Line
            label={t('office-make.address')}
            help={t('office-make.addressHelp')}
            value={service}
            most={300}
            isCode
            onChange={(next) => change({ service: next })}
          />
        )}
      </fieldset>
      <fieldset className="make-areas">
        <legend>{t('office-make.content')}</legend>
        <label className="make-choice">
          <input
            type="checkbox"
            checked={standard}
            onChange={({ target }) => change({ standard: target.checked })}
          />
          <span>
            <strong>{t('office-make.standard')}</strong>
            <small className="office-secondary">{t('office-make.standardHelp')}</small>
          </span>
        </label>
      </fieldset>
    </>
  );
}
