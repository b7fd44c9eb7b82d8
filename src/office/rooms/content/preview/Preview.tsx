// The preview of an entry as it is written: whether a guest, a member or an agent sees it at a moment, and what of it they read.
import { Button, Flex, Radio } from 'antd';
import { useState } from 'react';
import { formatMoment } from '#values/beijingTime.ts';
import { State } from '../../../kit/Await.tsx';
import { useStation } from '../../../kit/call/station.ts';
import { addressHere } from '../../../kit/form/pictures.ts';
import { ShownHtml } from '../../../kit/form/ShownHtml.tsx';
import type { Item } from '../../../kit/form/schema.ts';
import { useLocale, useText } from '../../../kit/locale.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { Tag } from '../../../kit/Tag.tsx';
import { isDrawn, isShown, type ShownKind, type Viewer, verdictOf, viewers } from './audience.ts';

/** A text as a file has it: one for all languages, or one each. */
function said(value: unknown, locale: string): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const texts = value as Record<string, unknown>;
  return String(texts[locale] ?? texts['zh-CN'] ?? '');
}

/** Nothing for a kind that players do not read by itself. */
export const Preview = ({ kind, value }: { kind: string; value: Item }) =>
  isShown(kind) ? <Shown kind={kind} value={value} /> : null;

function Shown({ kind, value }: { kind: ShownKind; value: Item }) {
  const t = useText();
  const [as, setAs] = useState<Viewer['as']>('guest');
  const [level, setLevel] = useState('1');
  const [chosen, setChosen] = useState('');
  const at = chosen === '' ? formatMoment(new Date()).slice(0, 16) : chosen.replace('T', ' ').slice(0, 16);
  const verdict = verdictOf(kind, value, { as, level: Number(level), at });
  const isGood = verdict === 'seen' || verdict === 'takes';
  return (
    <Panel title={t('office-content.preview')} label={t('office-content.preview')}>
      <Flex vertical gap={12} align="start">
        <Radio.Group
          aria-label={t('office-content.previewAs')}
          value={as}
          onChange={(event) => setAs(event.target.value as Viewer['as'])}
          options={viewers.map((one) => ({ value: one, label: t(`office-content.viewer.${one}`) }))}
        />
        <Flex gap={12} wrap>
          {as !== 'guest' && (
            <label className="content-moment">
              <span>{t('office-content.viewerLevel')}</span>
              <input
                type="number"
                className="office-input"
                min={1}
                max={99}
                value={level}
                onChange={({ target }) => setLevel(target.value)}
              />
            </label>
          )}
          <label className="content-moment">
            <span>{t('office-content.previewAt')}</span>
            <input
              type="datetime-local"
              className="office-input"
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            />
          </label>
        </Flex>
        <div role="status">
          <Tag tone={isGood ? 'good' : 'warning'}>{t(`office-content.verdict.${verdict}`)}</Tag>
        </div>
        {isDrawn(kind, verdict) ? (
          <Paper value={value} />
        ) : (
          <State title={t('office-content.previewNothing')} />
        )}
      </Flex>
    </Panel>
  );
}

/** As wide as a phone: its words, its picture and its page, in the language of the office. */
function Paper({ value }: { value: Item }) {
  const t = useText();
  const locale = useLocale();
  const station = useStation();
  const [isOpen, setOpen] = useState(false);
  const title = said(value.title ?? value.name, locale);
  const text = said(value.summary ?? value.text ?? value.tips, locale);
  const html = said(value.content, locale);
  const picture = typeof value.picture === 'string' ? addressHere(value.picture, station) : '';
  return (
    <div className="content-paper">
      {picture !== '' && <img src={picture} alt="" />}
      {title !== '' && <strong>{title}</strong>}
      {text !== '' && <p>{text}</p>}
      {html !== '' && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('office-content.previewPage')}
        </Button>
      )}
      {isOpen && html !== '' && <ShownHtml html={html} title={t('office-content.preview')} />}
    </div>
  );
}
