// To whom a letter goes while it is written: everybody, a level, or accounts by name.
import { useState } from 'react';
import { audience, type SendRequest } from '#contract/office/letters.generated.ts';
import { useRead } from '../../kit/call/useRead.ts';

export type Kind = SendRequest['to']['kind'];

const nothing = {};

export type Receivers = ReturnType<typeof useReceivers>;

export function useReceivers() {
  const [kind, setKind] = useState<Kind>('list');
  const [level, setLevel] = useState<number>();
  const [names, setNames] = useState('');
  const levels = useRead(audience, kind === 'level' ? nothing : null);
  const accounts = names.split(/[\s,，、;；]+/).filter((name) => name !== '');
  const to: SendRequest['to'] = {
    kind,
    ...(kind === 'level' && level !== undefined && { level }),
    ...(kind === 'list' && { accounts }),
  };
  const isNamed = kind === 'all' || (kind === 'level' ? level !== undefined : accounts.length > 0);
  return { to, isNamed, kind, setKind, level, setLevel, names, setNames, levels };
}
