// The page about the station: who runs it, on what terms, and how to play responsibly.
import '../texts.ts';
import { css } from '@linaria/core';
import { appDown } from '#contract/session.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon, type IconName } from '#kit/Icon.tsx';
import { ListGroup, ListRow } from '#kit/list/rows/List.tsx';
import { useSite } from '#kit/page/site.ts';
import { Logo } from '#kit/picture/Logo.tsx';
import { localText } from '#station/station.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { OwnIntroduction } from './OwnIntroduction.tsx';

const head = css`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  text-align: center;
  h2 {
    font-size: 1.25rem;
  }
  p {
    color: var(--text-quiet);
    text-align: left;
  }
`;
const section = css`
  h3 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding-bottom: var(--space-2);
    font-size: var(--font-main);
    svg {
      color: var(--brand-text);
      font-size: 1.25rem;
    }
  }
  p + p {
    padding-top: var(--space-2);
  }
  button {
    margin-top: var(--space-4);
  }
`;

const sections: readonly { icon: IconName; title: TextId; lines: readonly TextId[] }[] = [
  { icon: 'ticket', title: 'center.about.fair', lines: ['center.about.fairText'] },
  { icon: 'shield', title: 'center.about.safe', lines: ['center.about.safeText'] },
];
const calm: readonly TextId[] = [
  'center.about.calm1',
  'center.about.calm2',
  'center.about.calm3',
  'center.about.calm4',
];

export function AboutUs() {
  const t = useText();
  const { station, locale, onOff, act } = useSite();
  const app = useCall(appDown, {}, { silent: true }).data;
  const name = localText(station.name, locale);
  return (
    <>
      <Card className={head}>
        <Logo size="4rem" />
        <h2>{name}</h2>
        <OwnIntroduction name={name} />
      </Card>
      {sections.map(({ icon, title, lines }) => (
        <Card key={title} className={section}>
          <h3>
            <Icon name={icon} />
            {t(title)}
          </h3>
          {lines.map((line) => (
            <p key={line}>{t(line)}</p>
          ))}
        </Card>
      ))}
      <Card className={section}>
        <h3>
          <Icon name="warn" />
          {t('center.about.calm')}
        </h3>
        {calm.map((line) => (
          <p key={line}>{t(line, { age: onOff.leastAge })}</p>
        ))}
        {onOff.onlineServiceUrl === '' ? (
          <p>{t('center.about.noContact')}</p>
        ) : (
          <Button kind="plain" wide onClick={() => act('service')}>
            {t('center.about.contact')}
          </Button>
        )}
      </Card>
      <ListGroup>
        <ListRow label={t('center.about.code')} value={station.code} />
        {app && <ListRow label={t('center.about.version')} value={app.version} />}
      </ListGroup>
    </>
  );
}
