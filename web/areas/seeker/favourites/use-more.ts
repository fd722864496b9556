import { useState } from 'react';
import { useBusy } from '#web/features/page-calls/use-busy.ts';

interface MorePage<T> {
  items: T[];
  nextCursor: string | null;
}

/** A list that loads page by page. */
export function useMore<T>(first: MorePage<T>, next: (cursor: string) => Promise<MorePage<T>>) {
  const [items, setItems] = useState(first.items);
  const [cursor, setCursor] = useState(first.nextCursor);
  const { busy, run } = useBusy();
  const more = async () => {
    if (cursor === null) return;
    const page = await run(() => next(cursor).catch(() => null));
    if (!page) return;
    setItems((before) => [...before, ...page.items]);
    setCursor(page.nextCursor);
  };
  return { items, setItems, hasMore: cursor !== null, busy, more };
}
