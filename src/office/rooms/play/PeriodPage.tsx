// The page of a period: its times and its result, how a draw of the platform is proven, and what two people may do about one of a feed.
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type PeriodAnswer, period as periodCall } from '#contract/office/play.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { Copyable } from '../../kit/Copyable.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { Facts, when, yuan } from '../../kit/Facts.tsx';
import { useText } from '../../kit/locale.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { EnterDialog } from './EnterDialog.tsx';
import { PeriodState } from './PeriodList.tsx';
import { useMayChange } from './useMayChange.ts';

type Act = PeriodAnswer['acts'][number];

export function PeriodPage({ lottery, period }: { lottery: string; period: string }) {
  const read = useRead(periodCall, { lottery, period }, { looksAgain: true });
  return <Await read={read}>{(shown) => <Shown shown={shown} />}</Await>;
}

function Shown({ shown }: { shown: PeriodAnswer }) {
  const t = useText();
  const { lottery, name, period, bets, entry, correction, draw } = shown;
  return (
    <>
      <div className="office-head">
        <h1>
          {name} <span className="figures">{period}</span>{' '}
          <PeriodState {...shown} isByHand={entry !== undefined} />
        </h1>
        <Acts shown={shown} />
      </div>
      <p>
        <Link to={`/play/of/${lottery}/periods`}>{t('office-play.tab.periods')}</Link>
      </p>
      <Flex vertical gap={16}>
        <Facts
          title={t('office-play.result')}
          facts={[
            [t('office-play.draw'), draw && <span className="play-draw figures">{draw.join(' ')}</span>],
            [t('office-play.source'), t(`office-play.source.${shown.source}`)],
            [t('office-play.starts'), when(shown.startsAt)],
            [t('office-play.seals'), when(shown.sealsAt)],
            [t('office-play.opens'), when(shown.opensAt)],
            [t('office-play.drawnAt'), when(shown.drawnAt)],
          ]}
        >
          {entry && (
            <p className="office-secondary">
              {t('office-play.enteredBy', { by: entry.by, second: entry.agreedBy, reason: entry.reason })}{' '}
              <Moment at={entry.at} />
            </p>
          )}
          {correction && (
            <p className="office-secondary">
              {t('office-play.correctedBy', {
                from: correction.from.join(' '),
                to: correction.to?.join(' ') ?? t('office-play.state.void'),
                by: correction.by,
                reason: correction.reason,
              })}{' '}
              {correction.finishedAt ? <Moment at={correction.finishedAt} /> : t('office-play.goesOn')}
            </p>
          )}
        </Facts>
        {shown.source !== 'feed' && <Proof shown={shown} />}
        <Facts
          title={t('office-play.bets')}
          facts={[
            [t('office-play.orders'), bets.orders],
            [t('office-play.members'), bets.members],
            [t('office-play.waiting'), bets.waiting],
            [t('office-play.stake'), yuan(bets.stake)],
            [t('office-play.paid'), yuan(bets.paid)],
          ]}
        />
      </Flex>
    </>
  );
}

/** Commitment before the sale ends, the seed kept where no call reads it, the result that follows from it. */
function Proof({ shown }: { shown: PeriodAnswer }) {
  const { commitment, committedAt, seed, beacon, publicValue, isProven } = shown;
  const t = useText();
  return (
    <Facts
      title={t('office-play.proof')}
      facts={[
        [t('office-play.commitment'), commitment && <Copyable key="commitment" text={commitment} />],
        [t('office-play.committedAt'), when(committedAt)],
        [t('office-play.seed'), seed ? <Copyable key="seed" text={seed} /> : t('office-play.sealed')],
        [t('office-play.beacon'), beacon && <Copyable key="beacon" text={beacon} />],
        [t('office-play.publicValue'), publicValue && <Copyable key="publicValue" text={publicValue} />],
      ]}
    >
      <Alert
        type={isProven === false ? 'error' : isProven ? 'success' : 'info'}
        showIcon
        title={t(
          isProven === undefined
            ? 'office-play.nobodySets'
            : isProven
              ? 'office-play.proven'
              : 'office-play.notProven',
        )}
        description={t('office-play.nobodySetsAbout')}
      />
    </Facts>
  );
}

function Acts({ shown }: { shown: PeriodAnswer }) {
  const t = useText();
  const mayChange = useMayChange();
  const [act, setAct] = useState<Act>();
  if (!mayChange || shown.acts.length === 0) return null;
  const onClose = () => setAct(undefined);
  return (
    <Flex gap={8} wrap>
      {shown.acts.map((each) => (
        <Button
          key={each}
          danger={each === 'cancel' || each === 'void'}
          type={each === 'enter' || each === 'correct' ? 'primary' : 'default'}
          onClick={() => setAct(each)}
        >
          {t(`office-play.act.${each}`)}
        </Button>
      ))}
      {(act === 'enter' || act === 'cancel') && <EnterDialog shown={shown} act={act} onClose={onClose} />}
      {(act === 'correct' || act === 'void') && <CorrectDialog shown={shown} act={act} onClose={onClose} />}
    </Flex>
  );
}
