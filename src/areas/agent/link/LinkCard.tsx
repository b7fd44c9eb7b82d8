// One promotion link in the list: what it is, how many came by it, and what can be done with it.
import { css } from '@linaria/core';
import { agentRegPromotionDelete, agentRegPromotionSave } from '#contract/agent.generated.ts';
import type { PromotionLink } from '#contract/entities.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { hint, wrapped } from '../figureStyles.ts';
import { RateList } from '../rate/RateFields.tsx';
import { useCopy } from '../useCopy.ts';
import { registerAddress } from './registerAddress.ts';

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-bottom: var(--space-2);
  > h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    font-size: var(--font-main);
  }
  > b {
    flex: none;
    font-size: var(--font-body);
    font-variant-numeric: tabular-nums;
  }
`;
const ways = css`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-2);
  margin-top: var(--space-3);
  > button[data-kind] {
    min-height: var(--target);
    padding: 0 var(--space-1);
    border-radius: var(--radius-small);
    font-size: var(--font-body);
    font-weight: 500;
  }
  /* What cannot be undone weighs less than what is done every day. */
  > button[data-kind]:last-child {
    background: none;
    box-shadow: none;
    color: var(--text-quiet);
  }
`;
/** Taken whole by a long press, where a browser does not copy at a tap. */
const address = css`
  margin-top: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  background: var(--surface-sunken);
  font-size: var(--font-small);
  overflow-wrap: anywhere;
  user-select: all;
`;
const facts = css`
  padding-top: var(--space-2);
`;

export interface LinkCardProps {
  link: PromotionLink;
  onShow: () => void;
  onChange: () => void;
  onChanged: () => void;
}

export function LinkCard({ link, onShow, onChange, onChanged }: LinkCardProps) {
  const t = useText();
  const copy = useCopy();
  const saving = useSend(agentRegPromotionSave);
  const deleting = useSend(agentRegPromotionDelete);
  const { id, code, name, type, rates, groupBonus, isOn, registrations, createTime } = link;
  const title = name || code;
  /** The shell says why something was refused. */
  const then = async (work: Promise<unknown>, words: string): Promise<void> => {
    try {
      await work;
      toast(words, { kind: 'done' });
    } catch {}
    onChanged();
  };
  const turn = async (): Promise<void> => {
    if (isOn && !(await ask({ text: t('agent.link.offAsk', { name: title }), confirm: t('agent.link.off') })))
      return;
    await then(saving.send({ id, isOn: !isOn }), t(isOn ? 'agent.link.isOff' : 'agent.link.isOn'));
  };
  const remove = async (): Promise<void> => {
    const text = t('agent.link.deleteAsk', { name: title });
    if (!(await ask({ text, confirm: t('agent.link.delete'), isDestructive: true }))) return;
    await then(deleting.send({ id }), t('agent.link.deleted'));
  };
  return (
    <Card aria-label={title} role="group">
      <div className={head}>
        <h2>
          {title}
          <Badge kind="quiet">{t(`agent.type.${type}`)}</Badge>
          {!isOn && <Badge kind="neutral">{t('agent.link.offMark')}</Badge>}
        </h2>
        <b>{t('agent.link.registrations', { count: registrations })}</b>
      </div>
      <RateList rates={rates} />
      <p className={address}>{registerAddress(code)}</p>
      <ul className={`${hint} ${wrapped} ${facts}`}>
        <li>{t('agent.link.group', { groupBonus })}</li>
        <li>{t('agent.link.codeOf', { code })}</li>
        <li>{createTime}</li>
      </ul>
      <div className={ways}>
        <Button kind="quiet" onClick={onShow}>
          {t('agent.link.code')}
        </Button>
        <Button kind="quiet" onClick={() => void copy(registerAddress(code))}>
          {t('agent.link.copyAddress')}
        </Button>
        <Button kind="quiet" onClick={onChange}>
          {t('agent.link.change')}
        </Button>
        <Button kind="plain" working={saving.sending} onClick={() => void turn()}>
          {t(isOn ? 'agent.link.off' : 'agent.link.on')}
        </Button>
        <Button kind="plain" working={deleting.sending} onClick={() => void remove()}>
          {t('agent.link.delete')}
        </Button>
      </div>
    </Card>
  );
}
