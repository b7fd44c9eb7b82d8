// The button that leads to another screen, such as the one of a page with nothing to show.
import { useNavigate } from 'react-router-dom';
import { Button, type ButtonProps } from './Button.tsx';
import { useSite } from './page/site.ts';

export interface ScreenButtonProps extends Omit<ButtonProps, 'onClick'> {
  to: string;
  /** Where there is nothing here to come back to. */
  replace?: boolean;
}

/** Nothing on a station without the screen. */
export function ScreenButton({ to, replace = false, ...button }: ScreenButtonProps) {
  const { has } = useSite();
  const navigate = useNavigate();
  return has(to) && <Button {...button} onClick={() => void navigate(to, { replace })} />;
}
