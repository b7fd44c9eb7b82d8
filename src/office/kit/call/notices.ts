// Short messages about what was done or failed: said by whoever acts, shown by the frame.
import { createSubject } from '#browser/subject.ts';

export interface Notice {
  kind: 'success' | 'info' | 'error';
  text: string;
}

const notices = createSubject<Notice>();

export const onNotice = notices.subscribe;
export const notice = (kind: Notice['kind'], text: string): void => notices.emit({ kind, text });
