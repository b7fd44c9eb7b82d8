// The list of messages of a box: who, when, title and the first words; unread ones stand out by more than colour.
import { css } from '@linaria/core';
import { memo, useMemo } from 'react';
import type { Message as Letter } from '#contract/entities.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Button } from '#kit/Button.tsx';
import { twoLines } from '#kit/clamp.ts';
import { RecordList } from '#kit/list/RecordList.tsx';
import { ruled } from '#kit/list/ruled.ts';
import { useSite } from '#kit/page/site.ts';
import { pressable, spoken } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import type { Pages } from '#transport/paged/useCallPages.ts';
import { marked, useMarks } from './letterMarks.ts';
import { usePartyName } from './usePartyName.ts';

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.125rem var(--space-2);
  width: 100%;
  min-height: 5.5rem;
  padding: var(--space-3) var(--space-4);
  text-align: left;
  > strong {
    ${twoLines};
    font-size: 0.9375rem;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  &[data-unread] > strong {
    font-weight: 600;
  }
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
    line-height: 1.4rem;
  }
`;
/** In the margin, so that words begin at one line in both boxes. */
const dot = css`
  position: absolute;
  top: calc(var(--space-3) + 0.4375rem);
  left: 0.25rem;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: var(--danger);
`;
const words = css`
  ${twoLines};
  grid-column: 1 / -1;
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
const party = css`
  display: flex;
  grid-column: 1 / -1;
  gap: var(--space-2);
  align-items: center;
  color: var(--text-faint);
  font-size: var(--font-caption);
`;

export interface LetterListProps {
  box: 'inbox' | 'sent';
  pages: Pages<Letter>;
  onShow: (letter: Letter) => void;
  /** Left out where there is nobody to write to by letter. */
  onWrite?: () => void;
}

export function LetterList({ box, pages, onShow, onWrite }: LetterListProps) {
  const t = useText();
  const { visitor } = useSite();
  const marks = useMarks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks are read by marked()
  const letters = useMemo(
    () => pages.data && marked(visitor.account, box, pages.data),
    [visitor.account, box, pages.data, marks],
  );
  return (
    <RecordList
      pages={{ ...pages, data: letters }}
      label={t(`message.box.${box}`)}
      rowPx={96}
      emptyText={t(`message.none.${box}`)}
      emptyAction={
        onWrite && (
          <Button size="small" kind="quiet" onClick={onWrite}>
            {t('message.write')}
          </Button>
        )
      }
    >
      {(letter) => <LetterRow key={letter.id} letter={letter} box={box} onShow={onShow} />}
    </RecordList>
  );
}

interface LetterRowProps {
  letter: Letter;
  box: 'inbox' | 'sent';
  onShow: (letter: Letter) => void;
}

const LetterRow = memo(function LetterRow({ letter, box, onShow }: LetterRowProps) {
  const t = useText();
  const name = usePartyName();
  return (
    <li>
      <button
        type="button"
        className={`${row} ${ruled} ${pressable}`}
        data-unread={letter.read ? undefined : ''}
        aria-haspopup="dialog"
        onClick={() => onShow(letter)}
      >
        {!letter.read && <span className={dot} />}
        <strong>
          {!letter.read && <span className={spoken}>{t('message.unread')}</span>}
          {letter.title}
        </strong>
        <small>{letter.createTime.slice(0, -3)}</small>
        <span className={words}>{letter.preview}</span>
        <span className={party}>
          {t(box === 'inbox' ? 'message.from' : 'message.to', { name: name(letter) })}
          {letter.answered && <Badge kind="quiet">{t('message.answered')}</Badge>}
        </span>
      </button>
    </li>
  );
});
