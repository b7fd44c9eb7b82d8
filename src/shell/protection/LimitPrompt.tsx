// The question of a limit before a deposit, where the station asks one: it leads to the page of limits, where none is a choice as well.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '#contract/protection.generated.ts';
import { ask } from '#kit/overlay/dialog.ts';
import { t } from '#texts/text.ts';
import { useCall } from '#transport/useCall.ts';

export function LimitPrompt() {
  const { data } = useCall(limits, {}, { silent: true });
  const navigate = useNavigate();
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });
  const isOpen = data !== undefined && data.ask !== 'never' && !data.isAnswered;
  useEffect(() => {
    if (!isOpen) return;
    const over = new AbortController();
    void ask({
      title: t('reality.ask.title'),
      text: t('reality.ask.text'),
      confirm: t('reality.ask.go'),
      cancel: t('reality.ask.later'),
      until: over.signal,
    }).then((isAgreed) => isAgreed && go.current('/playLimits'));
    return () => over.abort();
  }, [isOpen]);
  return null;
}
