// The way from the messages to advice.
import { ListGroup, ListRow } from '#kit/list/rows/List.tsx';
import { menuIcon } from '#kit/menus/menuIcons.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';

export function AdviceLink() {
  const t = useText();
  const { has } = useSite();
  if (!has('/advice')) return null;
  return (
    <ListGroup>
      <ListRow sign={menuIcon('/advice', 'chat')} label={t('message.advice.link')} to="/advice" />
    </ListGroup>
  );
}
