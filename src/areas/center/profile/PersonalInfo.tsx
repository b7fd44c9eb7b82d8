// The personal page: what the account says of its owner, masked, the few things that may be set once, and what changes by a code.
import '../texts.ts';
import { css } from '@linaria/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type UserInfoAnswer, userInfo } from '#contract/account.generated.ts';
import { Card } from '#kit/Card.tsx';
import { ListGroup, ListRow } from '#kit/list/rows/List.tsx';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { takeQuestionStep } from '#session/question/questionStep.ts';
import { showSheet } from '#session/shownSheet.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { loadTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import type { SettingSheetProps } from '../shared/sheetStyles.tsx';
import { ContactSheet } from './ContactSheet.tsx';
import { NickNameSheet } from './NickNameSheet.tsx';
import { RealNameSheet } from './RealNameSheet.tsx';

const hint = css`
  padding: 0 var(--space-4);
  color: var(--text-faint);
  font-size: var(--font-caption);
`;
/** Of the few stations that show wins. */
const WinsChoice = preloadable(async () => {
  const [part] = await Promise.all([import('./WinsChoice.tsx'), loadTexts('wins')]);
  return part.WinsChoice;
}, null);

const sheets = {
  nickName: NickNameSheet,
  realName: RealNameSheet,
  phone: (props: SettingSheetProps) => <ContactSheet kind="phone" {...props} />,
  email: (props: SettingSheetProps) => <ContactSheet kind="email" {...props} />,
};

export function PersonalInfo() {
  const { refresh } = useSite();
  const read = useCall(userInfo, {});
  const [open, setOpen] = useState<keyof typeof sheets | null>(null);
  const Open = open && sheets[open];
  const setQuestion = async (): Promise<void> => {
    if (await takeQuestionStep('set')) await Promise.all([read.mutate(), refresh()]);
  };
  return (
    <>
      <Await
        read={read}
        skeleton={
          <>
            <Card>
              <Skeleton lines={5} height="1.75rem" />
            </Card>
            <Card>
              <Skeleton lines={3} height="1.75rem" />
            </Card>
          </>
        }
      >
        {(info) => (
          <>
            <Facts info={info} onSet={setOpen} onQuestion={setQuestion} />
            {info.hidesWins !== undefined && <WinsChoice isHidden={info.hidesWins} onChanged={read.mutate} />}
          </>
        )}
      </Await>
      {Open && (
        <Open
          onClose={() => setOpen(null)}
          onSaved={async () => {
            await Promise.all([read.mutate(), refresh()]);
            setOpen(null);
          }}
        />
      )}
    </>
  );
}

const roles: Record<UserInfoAnswer['role'], TextId> = {
  trial: 'center.role.trial',
  member: 'center.role.member',
  agent: 'center.role.agent',
};

interface FactsProps {
  info: UserInfoAnswer;
  onSet: (what: keyof typeof sheets) => void;
  onQuestion: () => Promise<void>;
}

function Facts({ info, onSet, onQuestion }: FactsProps) {
  const t = useText();
  const { station, has, onOff } = useSite();
  const navigate = useNavigate();
  const isMember = info.role !== 'trial';
  /** A fact, or the way to set it where the account may. */
  const once = (what: 'nickName' | 'realName', label: TextId) =>
    info[what] || !isMember ? (
      <ListRow label={t(label)} value={info[what] || t('center.profile.unset')} />
    ) : (
      <ListRow label={t(label)} value={t('center.profile.toSet')} onClick={() => onSet(what)} />
    );
  return (
    <>
      <ListGroup title={t('center.profile.title')}>
        <ListRow label={t('center.profile.account')} value={info.account} />
        <ListRow label={t('center.profile.role')} value={t(roles[info.role])} />
        {once('nickName', 'center.profile.nickName')}
        {once('realName', 'center.profile.realName')}
        <ListRow label={t('center.profile.createTime')} value={info.createTime} />
        {info.endTime && <ListRow label={t('center.trialUntil')} value={info.endTime} />}
      </ListGroup>
      <p className={hint}>{t(isMember ? 'center.profile.fixed' : 'center.trialHint')}</p>
      {station.frontConfig.personalInfoflag && isMember && <Contact info={info} onSet={onSet} />}
      {isMember && (
        <ListGroup title={t('center.safety.title')}>
          {has('/editPwd') && (
            <>
              <ListRow
                icon="lock"
                label={t('center.safety.password')}
                value={t('center.safety.change')}
                onClick={() => navigate('/editPwd')}
              />
              <ListRow
                icon="wallet"
                label={t('center.safety.withdrawal')}
                value={t(info.hasWithdrawalPassword ? 'center.safety.change' : 'center.profile.toSet')}
                onClick={() => navigate('/editPwd?tab=withdrawal')}
              />
            </>
          )}
          {info.hasQuestion ? (
            <ListRow icon="shield" label={t('center.safety.question')} value={t('center.safety.set')} />
          ) : (
            <ListRow
              icon="shield"
              label={t('center.safety.question')}
              value={t('center.profile.toSet')}
              onClick={() => void onQuestion()}
            />
          )}
          {has('/devices') && <ListRow icon="sliders" label={t('center.devices.row')} to="/devices" />}
          {onOff.push && (
            <ListRow icon="bell" label={t('center.notices')} onClick={() => showSheet('notices')} />
          )}
          <ListRow label={t('center.lastLogin')} value={info.lastLoginTime} />
          <ListRow label={t('center.lastAddress')} value={info.lastLoginAddress} />
        </ListGroup>
      )}
      {isMember && <p className={hint}>{t('center.notYou')}</p>}
    </>
  );
}

function Contact({ info, onSet }: { info: UserInfoAnswer; onSet: (what: 'phone' | 'email') => void }) {
  const t = useText();
  const { act, onOff } = useSite();
  return (
    <>
      <ListGroup title={t('center.contact.title')}>
        {(['phone', 'email'] as const).map((what) => (
          <ListRow
            key={what}
            label={t(`center.contact.${what}`)}
            value={info[what] || t('center.profile.unbound')}
            {...(info.changeable.includes(what) && {
              value: !info[what]
                ? t('center.contact.toBind')
                : `${info[what]} ${t(what === 'phone' && onOff.smsLogin && !info.isPhoneProven ? 'center.contact.toProve' : 'center.contact.toChange')}`,
              onClick: () => onSet(what),
            })}
          />
        ))}
        {(['qq', 'weChat'] as const).map((what) => (
          <ListRow
            key={what}
            label={t(`center.contact.${what}`)}
            value={info[what] || t('center.profile.unbound')}
          />
        ))}
        {onOff.onlineServiceUrl !== '' && (
          <ListRow
            label={t('center.contact.change')}
            value={t('center.service')}
            onClick={() => act('service')}
          />
        )}
      </ListGroup>
      <p className={hint}>{t('center.contact.hint')}</p>
    </>
  );
}
