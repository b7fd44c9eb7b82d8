// The way from the top of the member centre to answers of support that were not seen, or else to unread messages.
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';

/** Nothing where nothing is unread. */
export function UnreadLink() {
  const t = useText();
  const { unread, answers = 0 } = useSite().visitor;
  if (answers > 0)
    return (
      <RouteLink to="/support" className={pressable}>
        {t('center.answered')}
      </RouteLink>
    );
  if (unread === 0) return null;
  return (
    <RouteLink to="/message" className={pressable}>
      {t('center.unread', { count: unread > 99 ? '99+' : unread })}
    </RouteLink>
  );
}
