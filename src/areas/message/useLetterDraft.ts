// What is being written: kept in this tab until it has been sent, through a failed send and a reload.
import type { Message as Letter } from '#contract/entities.generated.ts';
import type { SendRequest } from '#contract/message.generated.ts';
import { useDraft } from '#kit/input/useDraft.ts';
import { useText } from '#texts/useText.ts';

type Receiver = SendRequest['receiver'];
const receivers: readonly Receiver[] = ['service', 'upline', 'downline'];
const titleMost = 30;

export interface LetterDraft {
  receiver: Receiver;
  account: string;
  title: string;
  content: string;
  set: (field: 'receiver' | 'account' | 'title' | 'content', value: string) => void;
  clear: () => void;
  /** Begins an answer to whoever wrote; what was typed before stays. */
  answer: (letter: Letter) => void;
}

export function useLetterDraft(): LetterDraft {
  const t = useText();
  const [keptReceiver, setReceiver] = useDraft('message receiver');
  const [account, setAccount] = useDraft('message account');
  const [title, setTitle] = useDraft('message title');
  const [content, setContent] = useDraft('message content');
  const setters = { receiver: setReceiver, account: setAccount, title: setTitle, content: setContent };
  return {
    receiver: receivers.find((each) => each === keptReceiver) ?? 'service',
    account,
    title,
    content,
    set: (field, value) => setters[field](value),
    clear: () => {
      for (const set of Object.values(setters)) set('');
    },
    answer: ({ party, partyName, title: subject }) => {
      setReceiver(party === 'upline' || party === 'downline' ? party : 'service');
      setAccount(partyName);
      setTitle([...t('message.replyTitle', { title: subject })].slice(0, titleMost).join(''));
    },
  };
}
