// What stands in place of a notice or an article that is not there, or not for this visitor.
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#kit/Button.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';

export interface GoneProps {
  text: string;
  /** The list it would be in, and what the button to it says. */
  list: string;
  listText: string;
  /** A guest may see it after logging in. */
  mayLogIn?: boolean;
}

export function Gone({ text, list, listText, mayLogIn = false }: GoneProps) {
  const t = useText();
  const { has } = useSite();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <NoData
      text={text}
      action={
        <>
          {mayLogIn && (
            <Button size="small" onClick={() => navigate('/login', { state: { from: pathname + search } })}>
              {t('help.login')}
            </Button>
          )}
          {has(list) && (
            <Button size="small" kind="quiet" onClick={() => navigate(list, { replace: true })}>
              {listText}
            </Button>
          )}
        </>
      }
    />
  );
}
