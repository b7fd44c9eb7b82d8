// The choice of what a donation is given to: each project with who gets the money.
import { css } from '@linaria/core';
import type { DonateAccountMoneyAnswer } from '#contract/activity.generated.ts';
import { useText } from '#texts/useText.ts';

const box = css`
  display: grid;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-3);
  border: 0;
  > legend {
    padding-bottom: var(--space-2);
    font-size: var(--font-small);
  }
`;
const project = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-3);
  align-items: center;
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  &:has(:checked) {
    border-color: var(--brand-text);
    background: var(--brand-quiet);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--brand-text);
  }
  > input {
    grid-row: 1 / span 3;
    accent-color: var(--brand-text);
  }
  > small {
    grid-column: 2;
    color: var(--text-quiet);
    font-size: var(--font-caption);
    line-height: 1.5;
  }
`;

export interface ProjectChoiceProps {
  projects: DonateAccountMoneyAnswer['projects'];
  chosen: string;
  onChoose: (key: string) => void;
}

export function ProjectChoice({ projects, chosen, onChoose }: ProjectChoiceProps) {
  const t = useText();
  return (
    <fieldset className={box}>
      <legend>{t('donation.project')}</legend>
      {projects.map(({ key, name, recipient, about }) => (
        <label key={key} className={project}>
          <input
            type="radio"
            name="project"
            value={key}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <b>{name}</b>
          <small>{t('donation.to', { recipient })}</small>
          {about && <small>{about}</small>}
        </label>
      ))}
    </fieldset>
  );
}
