// The first tab of a member: money and why it cannot be withdrawn, the account, cards, what is under way, and what colleagues wrote.
import { Link } from 'react-router-dom';
import type { CardAnswer } from '#contract/office/members.generated.ts';
import { Amount, Moment } from '../../../kit/Amount.tsx';
import { Facts, when, yuan } from '../../../kit/Facts.tsx';
import { useText } from '../../../kit/locale.ts';
import { Notes } from './Notes.tsx';

export function Overview({ shown }: { shown: CardAnswer }) {
  return (
    <div className="member-panels">
      <Money shown={shown} />
      <Reasons shown={shown} />
      <Account shown={shown} />
      <Cards shown={shown} />
      <UnderWay shown={shown} />
      <Notes account={shown.identity.account} tags={shown.tags} notes={shown.notes} />
      <Notices shown={shown} />
    </div>
  );
}

function Money({ shown: { payments } }: { shown: CardAnswer }) {
  const t = useText();
  const { balances, turnover } = payments;
  return (
    <Facts
      title={t('office-members.money')}
      facts={[
        [t('office-members.wallet'), yuan(balances.wallet)],
        [t('office-members.frozen'), yuan(balances.frozen)],
        [t('office-members.transit'), yuan(balances.transit)],
        [t('office-members.debt'), yuan(balances.debt)],
        [t('office-members.missing'), yuan(turnover.missing)],
        [t('office-members.paidIn'), yuan(payments.paidIn)],
        [t('office-members.paidOut'), yuan(payments.paidOut)],
      ]}
    />
  );
}

function Reasons({ shown: { payments } }: { shown: CardAnswer }) {
  const t = useText();
  const { reasons, hours, timesToday, timesLeft, reviewFrom } = payments.withdrawal;
  return (
    <Facts
      title={t('office-members.withdrawing')}
      facts={[
        [t('office-members.hours'), hours || t('office-members.allDay')],
        [t('office-members.timesToday'), timesToday],
        [t('office-members.timesLeft'), timesLeft < 0 ? t('office-members.noLimit') : timesLeft],
        [t('office-members.reviewFrom'), reviewFrom ? yuan(reviewFrom) : ''],
      ]}
    >
      {reasons.length === 0 ? (
        <p className="office-good member-reasons">{t('office-members.canWithdraw')}</p>
      ) : (
        <ul className="member-reasons">
          {reasons.map(({ code, text }) => (
            <li key={text} className="office-fault" data-code={code}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </Facts>
  );
}

function Account({ shown: { identity, standing } }: { shown: CardAnswer }) {
  const t = useText();
  const member = (name: string) => (name === '' ? '' : <Link to={`/members/${name}`}>{name}</Link>);
  return (
    <Facts
      title={t('office-members.account')}
      facts={[
        [t('office-members.registered'), when(identity.registeredAt)],
        [t('office-members.upline'), member(identity.upline)],
        [t('office-members.recommender'), member(identity.recommender)],
        [t('office-members.link'), identity.link],
        [t('office-members.promoCode'), identity.promoCode],
        [t('office-members.match.email'), identity.email],
        ['QQ', identity.qq],
        [t('office-members.weChat'), identity.weChat],
        [t('office-members.lastLogin'), when(standing.lastLoginAt)],
        [t('office-members.match.address'), standing.lastLoginAddress],
        [t('office-members.stateUntil'), when(standing.stateUntil)],
        [t('office-members.pausedUntil'), when(standing.pausedUntil)],
        [t('office-members.breakUntil'), when(standing.breakUntil)],
        [t('office-members.passwordLapses'), when(standing.passwordLapsesAt)],
        [t('office-members.drawPasswordLapses'), when(standing.drawPasswordLapsesAt)],
        [
          t('office-members.question'),
          t(standing.hasQuestion ? 'office-members.set' : 'office-members.notSet'),
        ],
        ...standing.blocks.map(
          ({ of, until }) =>
            [t(`office-members.block.${of}`), until ? when(until) : t('office-members.forGood')] as const,
        ),
        ...standing.limits.map(
          ({ kind, frame, limit, used }) =>
            [`${t(`office-members.limit.${kind}` as never)} ${frame}`, `${used} / ${limit || '—'}`] as const,
        ),
      ]}
    />
  );
}

function Cards({ shown: { payments } }: { shown: CardAnswer }) {
  const t = useText();
  return (
    <Facts
      title={t('office-members.cards')}
      facts={payments.cards.map(({ type, bank, number, realName, blocked }) => [
        bank || type,
        <span key={number}>
          <span className="figures">{number}</span> {realName}
          {blocked && <div className="office-fault">{blocked.text}</div>}
        </span>,
      ])}
    >
      {payments.cards.length === 0 && <p className="office-secondary">{t('office-members.noCards')}</p>}
    </Facts>
  );
}

function UnderWay({ shown: { payments } }: { shown: CardAnswer }) {
  const t = useText();
  const { withdrawals, deposits, setAside } = payments;
  const isEmpty = withdrawals.length + deposits.length + setAside.length === 0;
  return (
    <Facts
      title={t('office-members.underWay')}
      facts={[
        ...withdrawals.map(
          ({ orderNo, amount, askedAt, stage, isLarge }) =>
            [
              t('office-members.kind.withdrawal'),
              <span key={orderNo}>
                <Amount value={amount} /> · {t(`office-members.stage.${stage}`)}
                {isLarge && ` · ${t('office-members.large')}`} · <Moment at={askedAt} />
                <div className="office-code">{orderNo}</div>
              </span>,
            ] as const,
        ),
        ...deposits.map(
          ({ orderNo, amount, payer, openedAt }) =>
            [
              t('office-members.kind.deposit'),
              <span key={orderNo}>
                <Amount value={amount} /> {payer && `· ${payer} `}· <Moment at={openedAt} />
                <div className="office-code">{orderNo}</div>
              </span>,
            ] as const,
        ),
      ]}
    >
      {setAside.map(({ ref, reason, since }) => (
        <p key={ref} className="office-fault">
          {t('office-members.setAside')} {ref}: {reason} · <Moment at={since} />
        </p>
      ))}
      {isEmpty && <p className="office-secondary">{t('office-members.nothingUnderWay')}</p>}
    </Facts>
  );
}

function Notices({ shown: { notices } }: { shown: CardAnswer }) {
  const t = useText();
  return (
    <Facts
      title={t('office-members.notices')}
      facts={notices.map(({ title, readAt }) => [
        title,
        readAt ? when(readAt) : t('office-members.state.unread'),
      ])}
    />
  );
}
