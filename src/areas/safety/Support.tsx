// Where to find help outside of the site: the station's own article about it, region by region, and the way to customer service.
import { css } from '@linaria/core';
import { userHelp } from '#contract/help.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Html } from '#kit/html/Html.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

const body = css`
  display: grid;
  gap: var(--space-3);
  h2 {
    font-size: var(--font-main);
  }
`;
const none = css`
  color: var(--text-quiet);
`;

export function Support() {
  const t = useText();
  const { onOff, act } = useSite();
  const read = useCall(userHelp, { topic: 'support' }, { silent: true });
  return (
    <Card className={body} id="support">
      <Await read={read} skeleton={<Skeleton lines={6} />}>
        {({ articleList: [one] }) =>
          one ? (
            <>
              <h2>{one.title}</h2>
              <Html html={one.content} />
            </>
          ) : (
            <>
              <h2>{t('safety.support')}</h2>
              <p className={none}>{t('safety.support.none')}</p>
            </>
          )
        }
      </Await>
      {onOff.onlineServiceUrl !== '' && (
        <Button kind="plain" wide onClick={() => act('service')}>
          {t('safety.support.service')}
        </Button>
      )}
    </Card>
  );
}
