// One article of the help in full, by its number or by what it is about.
import './texts.ts';
import { useSearchParams } from 'react-router-dom';
import { userHelp } from '#contract/help.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Html } from '#kit/html/Html.tsx';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { article, more } from './articleStyles.ts';
import { Contact } from './Contact.tsx';
import { Gone } from './Gone.tsx';

type Wanted = { articleId: number } | { topic: 'about' | 'turnover' | 'support' };

function wantedBy(params: URLSearchParams): Wanted | null {
  const topic = params.get('topic');
  if (topic === 'about' || topic === 'turnover' || topic === 'support') return { topic };
  const articleId = Number(params.get('id'));
  return Number.isInteger(articleId) && articleId > 0 && articleId < 2 ** 31 ? { articleId } : null;
}

export function UserHelpDetail() {
  const [params] = useSearchParams();
  const wanted = wantedBy(params);
  return wanted ? <Known wanted={wanted} /> : <Unknown />;
}

function Known({ wanted }: { wanted: Wanted }) {
  const t = useText();
  return (
    <Await
      read={useCall(userHelp, wanted)}
      skeleton={
        <Card>
          <Skeleton lines={9} />
        </Card>
      }
    >
      {({ articleList: [one] }) =>
        one ? (
          <>
            <Card className={article}>
              <h2>{one.title}</h2>
              <p>{t('help.updated', { time: one.updateTime })}</p>
              <Html html={one.content} />
            </Card>
            <RouteLink to="/userHelp" className={`${more} ${pressable}`} orNothing>
              {t('help.article.all')}
            </RouteLink>
            <Contact />
          </>
        ) : (
          <Unknown />
        )
      }
    </Await>
  );
}

function Unknown() {
  const t = useText();
  return <Gone text={t('help.article.gone')} list="/userHelp" listText={t('help.article.all')} />;
}
