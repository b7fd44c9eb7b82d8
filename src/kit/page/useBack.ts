// Going back: to where the player came from, or to a given place of the site where their visit began here.
import { useNavigate } from 'react-router-dom';
import { useSite } from './site.ts';

/** Behind the first place of a visit lies another site, or nothing. */
export function useBack(otherwise = '/index'): () => void {
  const navigate = useNavigate();
  const { has } = useSite();
  return () => {
    const isFirst = !(window.history.state as { idx?: number } | null)?.idx;
    void (isFirst ? navigate(has(otherwise) ? otherwise : '/index', { replace: true }) : navigate(-1));
  };
}
