// The hook to the phone's connection: whether it has one now.
import { useSyncExternalStore } from 'react';
import { isOnline, onConnection } from '../pageLifecycle.ts';

export const useOnline = (): boolean => useSyncExternalStore(onConnection, isOnline);
