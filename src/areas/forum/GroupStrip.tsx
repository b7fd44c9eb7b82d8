// The choice of a group above the list of articles: all of them, or one with what was written in it today.
import { css } from '@linaria/core';
import type { ForumGroup } from '#contract/entities.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useChosenInSight } from '#kit/useChosenInSight.ts';
import { useText } from '#texts/useText.ts';

const strip = css`
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  padding: var(--space-3) var(--edge) 0;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
`;
const chip = css`
  display: grid;
  flex: none;
  gap: 0.125rem;
  align-content: center;
  min-width: 5.5rem;
  min-height: 3.5rem;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: inset 0 0 0 1px var(--line);
  text-align: left;
  > b {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    font-size: var(--font-body);
    font-weight: 600;
    white-space: nowrap;
  }
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[aria-pressed='true'] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    > b {
      color: var(--brand-text);
    }
  }
`;
const intro = css`
  padding: var(--space-2) var(--edge) 0;
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

export interface GroupStripProps {
  groups: readonly ForumGroup[];
  /** undefined for all. */
  chosen: ForumGroup | undefined;
  onChoose: (group: ForumGroup | undefined) => void;
}

export function GroupStrip({ groups, chosen, onChoose }: GroupStripProps) {
  const t = useText();
  const list = useChosenInSight<HTMLDivElement>(chosen?.id ?? 0, '[aria-pressed="true"]');
  const total = groups.reduce((sum, { articleCount }) => sum + articleCount, 0);
  const today = groups.reduce((sum, { todayCount }) => sum + todayCount, 0);
  return (
    <>
      <div ref={list} className={strip}>
        <Chip
          icon="list"
          name={t('forum.allGroups')}
          articles={total}
          today={today}
          isChosen={!chosen}
          onPress={() => onChoose(undefined)}
        />
        {groups.map((group) => (
          <Chip
            key={group.id}
            icon={group.icon}
            name={group.name}
            articles={group.articleCount}
            today={group.todayCount}
            isChosen={group.id === chosen?.id}
            onPress={() => onChoose(group)}
          />
        ))}
      </div>
      {chosen && <p className={intro}>{chosen.intro}</p>}
    </>
  );
}

interface ChipProps {
  icon: ForumGroup['icon'] | 'list';
  name: string;
  articles: number;
  today: number;
  isChosen: boolean;
  onPress: () => void;
}

function Chip({ icon, name, articles, today, isChosen, onPress }: ChipProps) {
  const t = useText();
  return (
    <button type="button" className={`${chip} ${pressable}`} aria-pressed={isChosen} onClick={onPress}>
      <b>
        <Icon name={icon} />
        {name}
      </b>
      <small>{t('forum.groupCount', { count: articles, today })}</small>
    </button>
  );
}
