// One kept slip in the list: its name and picks, which fill a board with one tap, and the ways to rename and remove it.
import { css } from '@linaria/core';
import { useState } from 'react';
import type { KeptSlip } from '#contract/entities.generated.ts';
import { renameKeptSlip } from '#contract/kept.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { twoLines } from '#kit/clamp.ts';
import { pressable } from '#kit/page/tokens.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { NameField } from './NameField.tsx';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  border-top: 1px solid var(--line);
  padding-right: var(--space-2);
  > button {
    min-height: var(--target);
    padding: 0 var(--space-2);
    color: var(--link);
    font-size: var(--font-small);
  }
  > button:first-child {
    display: grid;
    gap: 0.125rem;
    padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
    color: var(--text);
    text-align: left;
  }
  > button[aria-busy='true'] {
    opacity: 0.6;
  }
  > button > strong {
    overflow-wrap: anywhere;
    font-size: var(--font-main);
    font-weight: 600;
  }
  > button > span {
    ${twoLines};
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
`;
const renaming = css`
  border-top: 1px solid var(--line);
`;

export interface KeptRowProps {
  kept: KeptSlip;
  isLoading: boolean;
  onLoad: () => void;
  onRemove: () => void;
  onRenamed: () => void;
}

export function KeptRow({ kept, isLoading, onLoad, onRemove, onRenamed }: KeptRowProps) {
  const t = useText();
  const named = usePlayName();
  const [isRenaming, setRenaming] = useState(false);
  const { send, sending } = useSend(renameKeptSlip);
  const { keptId, name, family, lines, count } = kept;
  const mode = kept.lotVersion === LotVersion.credit ? 'credit' : 'official';
  if (isRenaming)
    return (
      <li className={renaming}>
        <NameField
          name={name}
          submit={t('period.kept.save')}
          working={sending}
          onName={(next) =>
            send({ keptId, name: next }).then(
              () => {
                setRenaming(false);
                onRenamed();
              },
              () => undefined,
            )
          }
        />
      </li>
    );
  // A play is named once for all that follows of it.
  const picks = lines.map(({ playName, haoMa }, at) =>
    playName === lines[at - 1]?.playName
      ? named(haoMa, family)
      : `${named(playName)} ${named(haoMa, family)}`,
  );
  return (
    <li className={row}>
      <button type="button" className={pressable} aria-busy={isLoading || undefined} onClick={onLoad}>
        <strong>{name}</strong>
        <span>
          <Badge kind="neutral">{t(`play.family.${family}`)}</Badge>{' '}
          <Badge kind="neutral">{t(`play.mode.${mode}`)}</Badge> {t('period.kept.count', { count })}
        </span>
        <span>{picks.join(t('play.again.comma'))}</span>
      </button>
      <button
        type="button"
        className={pressable}
        aria-label={`${t('period.kept.rename')} ${name}`}
        onClick={() => setRenaming(true)}
      >
        {t('period.kept.rename')}
      </button>
      <button
        type="button"
        className={pressable}
        aria-label={`${t('period.kept.remove')} ${name}`}
        onClick={onRemove}
      >
        {t('period.kept.remove')}
      </button>
    </li>
  );
}
