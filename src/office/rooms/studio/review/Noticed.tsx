// How two versions of a station's file differ, in words: what players notice, and which settings have other values.
import type { CompareAnswer } from '#contract/office/studio.generated.ts';
import { useText } from '../../../kit/locale.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { Tag } from '../../../kit/Tag.tsx';

export function Noticed({ differences, settings }: CompareAnswer) {
  const t = useText();
  const areas = [...new Set(differences.map(({ area }) => area))];
  return (
    <>
      <Panel title={t('office-studio.noticed')}>
        {differences.length === 0 && <p className="office-secondary">{t('office-studio.noticeNothing')}</p>}
        {areas.map((area) => (
          <section key={area} aria-label={area}>
            <h3 className="studio-area">{area}</h3>
            <ul className="studio-differences">
              {differences
                .filter((one) => one.area === area)
                .map(({ what, before, after, change }) => (
                  <li key={what}>
                    <Tag tone={change === 'removed' ? 'fault' : change === 'added' ? 'good' : 'plain'}>
                      {t(`office-studio.change.${change}`)}
                    </Tag>{' '}
                    <strong>{what}</strong> <Sides before={before} after={after} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Panel>
      {settings.length > 0 && (
        <Panel title={t('office-studio.settingsChanged')}>
          <ul className="studio-differences">
            {settings.map(({ name, before, after }) => (
              <li key={name}>
                <code>{name}</code> <Sides before={before} after={after} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

const Sides = ({
  before = '–',
  after = '–',
}: {
  before?: string | undefined;
  after?: string | undefined;
}) => (
  <span className="studio-sides">
    <del>{before}</del> → <ins>{after}</ins>
  </span>
);
