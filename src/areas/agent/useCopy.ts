// Copying a text for another app and saying whether it worked.
import { copyText } from '#browser/copyText.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';

export function useCopy(): (text: string) => Promise<void> {
  const t = useText();
  return async (text) => {
    if (await copyText(text)) toast(t('agent.copied'), { kind: 'done' });
    else toast(t('agent.copyFailed'), { ms: 4000 });
  };
}
