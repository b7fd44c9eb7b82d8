// The way from letters and advice to the conversation with support.
import { Badge } from '#kit/Badge.tsx';
import { ListGroup, ListRow } from '#kit/list/rows/List.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';

/** Nothing where the station has no customer service. */
export function SupportLink() {
  const t = useText();
  const { onOff, act, visitor } = useSite();
  if (onOff.onlineServiceUrl === '') return null;
  return (
    <ListGroup>
      <ListRow
        icon="service"
        label={t('message.support.link')}
        value={visitor.answers ? <Badge count={visitor.answers} /> : ''}
        onClick={() => act('service')}
      />
    </ListGroup>
  );
}
