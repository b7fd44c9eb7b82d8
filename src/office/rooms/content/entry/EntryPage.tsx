// The page of an entry: read with its form, then written, looked through, or only seen.
import { useLocation } from 'react-router-dom';
import { type EntryAnswer, entry, form, kinds } from '#contract/office/content.generated.ts';
import { Await } from '../../../kit/Await.tsx';
import { useRead } from '../../../kit/call/useRead.ts';
import type { Item, Schema } from '../../../kit/form/schema.ts';
import { keyOf } from '../paths.ts';
import { Editor } from './Editor.tsx';

const nothing = {};

export function EntryPage({ kind, entryKey: named }: { kind: string; entryKey: string }) {
  const key = keyOf(named);
  const drawn = useRead(form, { kind });
  const read = useRead(entry, { kind, key }, { looksAgain: true });
  const all = useRead(kinds, nothing);
  // What a new entry begins as: that of the one it is made like.
  const begun = useLocation().state as Item | null;
  return (
    <Await read={drawn}>
      {({ schema, title }) => (
        <Await read={read}>
          {(opened: EntryAnswer) => (
            <Editor
              place={{ kind, key, title }}
              isSettings={all.data?.kinds.find((one) => one.kind === kind)?.isList === false}
              schema={JSON.parse(schema) as Schema}
              opened={opened}
              begun={begun ?? (key === '' ? {} : { key })}
              onAgain={read.again}
            />
          )}
        </Await>
      )}
    </Await>
  );
}
