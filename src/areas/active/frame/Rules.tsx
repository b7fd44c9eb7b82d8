// The rules of an activity, in the words of the station.
import type { ActivityEvent } from '#contract/entities.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Html } from '#kit/html/Html.tsx';
import { useText } from '#texts/useText.ts';
import { quietNote } from '../shared/sectionStyles.ts';

export function Rules({ event }: { event: ActivityEvent }) {
  const t = useText();
  return (
    <Card>
      {event.rules.trim() ? <Html html={event.rules} /> : <p>{t('active.noContent')}</p>}
      <p className={quietNote}>{t('active.terms')}</p>
    </Card>
  );
}
