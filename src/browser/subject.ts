// Sets of listeners: each subscriber is called at each change.

export interface Subject<News = void> {
  /** In the form useSyncExternalStore() takes; returns the function that unsubscribes. */
  subscribe: (listener: (news: News) => void) => () => void;
  emit: (news: News) => void;
}

export function createSubject<News = void>(): Subject<News> {
  const listeners = new Set<(news: News) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(news) {
      // A copy: a listener may unsubscribe, or subscribe another, while it is called.
      for (const listener of [...listeners]) listener(news);
    },
  };
}
