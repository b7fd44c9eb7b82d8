// The questions of a new station that are a few words each: what it is called, what it has to play, and who answers its players.
import { type Area, areaNames } from '#station/create/areas.ts';
import { isStationCode } from '#station/read/schemaPlace.ts';
import { useText } from '../../../kit/locale.ts';
import { Field } from '../../../kit/plainForm.tsx';
import type { StepProps } from './answers.ts';

export function NameStep({ answers: { code, name, english }, change }: StepProps) {
  const t = useText();
  return (
    <>
      <Field
        label={t('office-make.name')}
        hint={t('office-make.nameHelp')}
        value={name}
        most={60}
        autoComplete="off"
        onChange={(next) => change({ name: next })}
      />
      <Field
        label={t('office-make.english')}
        hint={t('office-make.englishHelp')}
        value={english}
        most={60}
        autoComplete="off"
        onChange={(next) => change({ english: next })}
      />
      <Field
        label={t('office-make.code')}
        hint={t('office-make.codeHelp')}
        value={code}
        most={16}
        autoComplete="off"
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
          <Field
            label={t('office-make.address')}
            hint={t('office-make.addressHelp')}
            value={service}
            most={300}
            autoComplete="off"
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
