// Recommending the station to friends: the member's own link, what it pays, who came and what they earned.
import '../texts.ts';
import { css } from '@linaria/core';
import {
  agentRecommendSave,
  type RecommendAnswer,
  type RecommendRequest,
  recommend,
} from '#contract/agent.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { RecordList, RecordRow } from '#kit/list/RecordList.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { ScreenButton } from '#kit/ScreenButton.tsx';
import { useText } from '#texts/useText.ts';
import { useCallPages } from '#transport/paged/useCallPages.ts';
import { useSend } from '#transport/useSend.ts';
import { cardHead, figureGrid, hint } from '../figureStyles.ts';
import { pagesByCursor } from '../pages.ts';
import { RateList } from '../rate/RateFields.tsx';
import { ClosedNotice } from './ClosedNotice.tsx';
import { ScanCode } from './ScanCode.tsx';

type Friend = RecommendAnswer['list'][number];
/** Names are masked and may be alike: two friends of one second are two rows all the same. */
const pages = pagesByCursor<RecommendRequest, RecommendAnswer, Friend>(
  ({ account, createTime }) => `${account} ${createTime}`,
);
const pageSize = 30;

const offer = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

export function Recommend() {
  const t = useText();
  const { role } = useSite();
  if (role !== 'agent') return <Friends />;
  return (
    <NoData
      text={t('agent.friend.agent')}
      action={<ScreenButton to="/promotionUrl">{t('shell.screen.promotionUrl')}</ScreenButton>}
    />
  );
}

function Friends() {
  const t = useText();
  const friends = useCallPages(recommend, { pageSize }, pages);
  const { answer } = friends;
  return (
    <>
      <ClosedNotice />
      {answer ? (
        <Offer answer={answer} onMade={friends.renew} />
      ) : (
        !friends.error && (
          <Card>
            <Skeleton lines={8} height="1.5rem" />
          </Card>
        )
      )}
      <RecordList pages={friends} label={t('agent.friend.list')} emptyText={t('agent.friend.none')}>
        {(friend) => (
          <RecordRow
            key={pages.keyOf({ ...friend, cursor: '' })}
            title={friend.account}
            value={<Amount value={friend.earned} signed />}
            note={friend.createTime}
            aside={t('agent.friend.earnedNote')}
          />
        )}
      </RecordList>
    </>
  );
}

function Offer({ answer, onMade }: { answer: RecommendAnswer; onMade: () => void }) {
  const t = useText();
  const { send, sending } = useSend(agentRecommendSave);
  const { code, rates, friends, earned, earnedYesterday } = answer;
  const make = async (): Promise<void> => {
    try {
      await send({});
    } catch {
      // The shell says why.
    }
    onMade();
  };
  return (
    <>
      <Card>
        <div className={cardHead}>
          <h2>{t('agent.friend.earned')}</h2>
        </div>
        <dl className={figureGrid}>
          <div>
            <dt>{t('agent.friend.sum')}</dt>
            <dd>
              <Amount value={earned} />
            </dd>
          </div>
          <div>
            <dt>{t('agent.friend.yesterday')}</dt>
            <dd>
              <Amount value={earnedYesterday} />
            </dd>
          </div>
          <div>
            <dt>{t('agent.friend.count')}</dt>
            <dd>{friends}</dd>
          </div>
        </dl>
      </Card>
      <Card className={offer}>
        <div className={cardHead}>
          <h2>{t('agent.friend.link')}</h2>
        </div>
        {code === '' ? (
          <>
            {rates.length > 0 && <p className={hint}>{t('agent.friend.explained')}</p>}
            <Button wide working={sending} onClick={() => void make()}>
              {t('agent.friend.make')}
            </Button>
          </>
        ) : (
          <ScanCode code={code} />
        )}
        <div>
          <p className={hint}>{t(rates.length === 0 ? 'agent.friend.nothing' : 'agent.friend.pays')}</p>
          {rates.length > 0 && <RateList rates={rates} />}
        </div>
      </Card>
    </>
  );
}
