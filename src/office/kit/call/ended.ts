// The news that a session is over, which any call may be the first to bring.
import { createSubject } from '#browser/subject.ts';

const ended = createSubject();

export const onEnded = ended.subscribe;
export const tellEnded = (): void => ended.emit();
