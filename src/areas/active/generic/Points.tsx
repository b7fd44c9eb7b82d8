// The exchange of points: how many there are, what they are exchanged at, both directions, and what came and went.

import { css } from '@linaria/core';
import { useState } from 'react';
import {
  type PointsInfoAnswer,
  type PointsRecordAnswer,
  type PointsRecordRequest,
  pointsExchange,
  pointsRecord,
} from '#contract/activity.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Field } from '#kit/input/Field.tsx';
import { RecordList, RecordRow } from '#kit/list/RecordList.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { useSend } from '#transport/useSend.ts';
import { shortAmount } from '#values/amount.ts';
import { festive } from '../frame/festiveStyles.ts';
import { Tasks } from '../frame/Tasks.tsx';
import { useMemberGate } from '../frame/useMemberGate.ts';
import { quietNote, sectionTitle } from '../shared/sectionStyles.ts';
import { type Direction, exchanged, exchangeProblem } from './exchange.ts';

const hero = css`
  &&& {
    padding-bottom: var(--space-5);
  }
  text-align: center;
  > b {
    display: block;
    font-size: 2.25rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
`;
const form = css`
  display: grid;
  gap: var(--space-2);
  padding-top: var(--space-4);
`;

/** Stands above a card, on the ground of the page. */
const listTitle = css`
  padding: var(--space-2) calc(var(--edge) + var(--space-4)) 0;
  font-size: var(--font-main);
`;

type Entry = PointsRecordAnswer['list'][number];

const pages: PagesOf<PointsRecordRequest, PointsRecordAnswer, Entry> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ id }) => id,
  next: (first, _pages, { id }) => ({ ...first, before: id }),
};
const directions = ['toCash', 'toPoints'] as const;

export function Points({ info, onChange }: { info: PointsInfoAnswer; onChange: () => void }) {
  const t = useText();
  const { role } = useSite();
  const isMember = role === 'member' || role === 'agent';
  return (
    <>
      <section className={`${festive} ${hero}`} aria-label={t('active.points')}>
        <span>{t('active.points.mine')}</span>
        <b>{shortAmount(String(info.points))}</b>
        <span>
          {directions
            .filter((key) => info[key].enabled)
            .map((key) =>
              t(`active.points.rate.${key}`, {
                points: key === 'toCash' ? info.backPointsPerYuan : info.pointsPerYuan,
              }),
            )
            .join(' · ')}
        </span>
      </section>
      <Exchange info={info} onChange={onChange} />
      <Tasks tasks={info.event.tasks} />
      {isMember && <Entries />}
    </>
  );
}

function Exchange({ info, onChange }: { info: PointsInfoAnswer; onChange: () => void }) {
  const t = useText();
  const { refresh } = useSite();
  const mayEnter = useMemberGate();
  const { send, sending } = useSend(pointsExchange);
  // What a station has closed is nowhere to be seen.
  const open = directions.filter((key) => info[key].enabled);
  const [wanted, setDirection] = useState<Direction>('toCash');
  const direction = open.includes(wanted) ? wanted : (open[0] ?? wanted);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { min, step, left } = info[direction];
  const problem = exchangeProblem(info, direction, typed);
  const brings = exchanged(info, direction, typed);
  const written = (value: string): string =>
    direction === 'toCash'
      ? `¥${shortAmount(value)}`
      : t('active.prize.points', { value: shortAmount(value) });

  const exchange = async (): Promise<void> => {
    if (!(await mayEnter())) return;
    setChecked(true);
    if (problem !== undefined || brings === undefined) return;
    const isAgreed = await ask({
      text: t(`active.points.confirm.${direction}`, { amount: typed, received: written(brings) }),
      confirm: t('active.points.exchange'),
    });
    if (!isAgreed) return;
    const answer = await send({ direction, amount: typed }).catch(() => null);
    if (answer) {
      toast(t('active.points.done', { received: written(answer.received) }), { kind: 'done' });
      setTyped('');
      setChecked(false);
    }
    onChange();
    void refresh();
  };
  return (
    <Card>
      <h2 className={sectionTitle}>{t('active.points.exchange')}</h2>
      {open.length > 1 && (
        <Tabs
          label={t('active.points.direction')}
          value={direction}
          onChange={(next) => {
            setDirection(next);
            setTyped('');
            setChecked(false);
          }}
          items={open.map((key) => ({ key, label: t(`active.points.${key}`) }))}
        />
      )}
      <div className={form}>
        <Field
          label={t(direction === 'toCash' ? 'active.points.give' : 'active.points.giveCash')}
          inputMode={direction === 'toCash' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={12}
          value={typed}
          onChange={({ target }) => setTyped(target.value.replace(/[^\d.]/g, ''))}
          {...(isChecked &&
            problem && {
              error: t(`active.points.problem.${problem}`, {
                min: shortAmount(min),
                step: shortAmount(step),
                left: left === '' ? '' : shortAmount(left),
              }),
            })}
          hint={
            brings !== undefined && typed !== ''
              ? t('active.points.brings', { received: written(brings) })
              : t(left === '' ? 'active.points.limits' : 'active.points.limitsLeft', {
                  min: shortAmount(min),
                  step: shortAmount(step),
                  left: left === '' ? '' : shortAmount(left),
                })
          }
        />
        <Button wide working={sending} onClick={() => void exchange()}>
          {t('active.points.exchange')}
        </Button>
        {direction === 'toCash' && Number(info.event.factor) > 0 && (
          <p className={quietNote}>{t('active.factor', { factor: shortAmount(info.event.factor) })}</p>
        )}
      </div>
    </Card>
  );
}

function Entries() {
  const t = useText();
  const list = useCallPages(pointsRecord, {}, pages);
  return (
    <>
      <h2 className={listTitle}>{t('active.points.records')}</h2>
      <RecordList pages={list} label={t('active.points.records')} emptyText={t('active.points.none')}>
        {({ id, typeName, amount, balance, createTime }) => (
          <RecordRow
            key={id}
            title={typeName}
            value={<b>{(amount > 0 ? '+' : '') + shortAmount(String(amount))}</b>}
            note={createTime}
            aside={t('active.points.balance', { points: shortAmount(String(balance)) })}
          />
        )}
      </RecordList>
    </>
  );
}
