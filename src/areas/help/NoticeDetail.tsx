// One notice in full, which is read from then on.
import './texts.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mutate } from 'swr';
import { callKey } from '#contract/call.ts';
import { type NoticeListAnswer, noticeList } from '#contract/help.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Html } from '#kit/html/Html.tsx';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { rememberForGuest } from '#session/notices/readNotices.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { article, more } from './articleStyles.ts';
import { Contact } from './Contact.tsx';
import { Gone } from './Gone.tsx';

type OneNotice = NoticeListAnswer['noticeList'][number];

/** The list that is kept shows at once what the server has noted with this answer. */
const markInList = (id: number): Promise<unknown> =>
  mutate<NoticeListAnswer>(
    callKey(noticeList.id, {}),
    (kept) =>
      kept && {
        ...kept,
        noticeList: kept.noticeList.map((each) => (each.id === id ? { ...each, read: true } : each)),
      },
    { revalidate: false },
  );

export function NoticeDetail() {
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? <Known id={id} /> : <Unknown />;
}

function Known({ id }: { id: number }) {
  return (
    <Await
      read={useCall(noticeList, { noticeId: id })}
      skeleton={
        <Card>
          <Skeleton lines={7} />
        </Card>
      }
    >
      {({ noticeList: notices }) => {
        const notice = notices.find((one) => one.id === id);
        return notice ? <Shown notice={notice} /> : <Unknown />;
      }}
    </Await>
  );
}

function Shown({ notice }: { notice: OneNotice }) {
  const t = useText();
  const { station, role } = useSite();
  const { id } = notice;
  useEffect(() => {
    if (role === 'guest') rememberForGuest(station.code, id);
    else void markInList(id);
  }, [station.code, role, id]);
  return (
    <>
      <Card className={article}>
        <h2>{notice.title}</h2>
        <p>{notice.createTime}</p>
        <Html html={notice.content} />
      </Card>
      <RouteLink to="/notice" className={`${more} ${pressable}`} orNothing>
        {t('help.notice.all')}
      </RouteLink>
      <Contact />
    </>
  );
}

function Unknown() {
  const t = useText();
  const isGuest = useSite().role === 'guest';
  return (
    <Gone
      text={t(isGuest ? 'help.notice.goneGuest' : 'help.notice.gone')}
      list="/notice"
      listText={t('help.notice.all')}
      mayLogIn={isGuest}
    />
  );
}
