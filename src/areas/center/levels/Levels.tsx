// The page of a member's level: where it stands, what is missing, what can be claimed, what every level brings, and what came of it so far.
import '../texts.ts';
import './levelTexts.ts';
import { levels } from '#contract/account.generated.ts';
import { Card } from '#kit/Card.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { breakPage } from '#kit/overlay/leadOn.ts';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { Ladder } from './Ladder.tsx';
import { LevelClaims } from './LevelClaims.tsx';
import { LevelHistory } from './LevelHistory.tsx';
import { OwnLevel } from './OwnLevel.tsx';

export function Levels() {
  const t = useText();
  const { visitor } = useSite();
  if (!visitor.inBreak) return <Read />;
  return (
    <NoData
      text={t('levels.inBreak')}
      action={
        <RouteLink to={breakPage} className={pressable} orNothing>
          {t('kit.failure.inBreak')}
        </RouteLink>
      }
    />
  );
}

function Read() {
  const t = useText();
  const { refresh } = useSite();
  const read = useCall(levels, {});
  return (
    <Await
      read={read}
      skeleton={
        <>
          <Card>
            <Skeleton lines={4} height="2rem" />
          </Card>
          <Card>
            <Skeleton lines={6} />
          </Card>
        </>
      }
    >
      {(data) =>
        data.levels.length === 0 ? (
          <NoData text={t('levels.empty')} />
        ) : (
          <>
            <OwnLevel data={data} />
            {data.isLadder && (
              <LevelClaims data={data} onChanged={() => Promise.all([read.mutate(), refresh()])} />
            )}
            <Ladder data={data} />
            {(data.isLadder || data.gifts.length > 0) && <LevelHistory data={data} />}
          </>
        )
      }
    </Await>
  );
}
