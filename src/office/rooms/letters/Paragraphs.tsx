// A letter as it is read.
import { useText } from '../../kit/locale.ts';

export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  const t = useText();
  return (
    <section className="letter-paper" aria-label={t('office-letters.asRead')}>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text have no other name
        <p key={at}>{paragraph}</p>
      ))}
    </section>
  );
}
