// What stands in place of a post that is not there: whoever answers or reads it goes back to the forum.
import { NoData } from '#kit/list/NoData.tsx';
import { ScreenButton } from '#kit/ScreenButton.tsx';
import { useText } from '#texts/useText.ts';

export function GonePost({ text }: { text: string }) {
  const t = useText();
  return (
    <NoData
      text={text}
      action={
        <ScreenButton to="/forum" replace size="small" kind="quiet">
          {t('forum.gone.back')}
        </ScreenButton>
      }
    />
  );
}
