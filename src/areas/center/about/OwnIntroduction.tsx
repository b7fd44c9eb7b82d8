// What the station says about itself: its article of the help, or the product's own sentence where it has none.
import { userHelp } from '#contract/help.generated.ts';
import { Html } from '#kit/html/Html.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

export function OwnIntroduction({ name }: { name: string }) {
  const t = useText();
  const { data, isLoading } = useCall(userHelp, { topic: 'about' }, { silent: true });
  if (isLoading) return <Skeleton lines={4} />;
  const own = data?.articleList[0];
  return own ? <Html html={own.content} /> : <p>{t('center.about.intro', { name })}</p>;
}
