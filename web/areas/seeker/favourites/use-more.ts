import { useState } from 'react';

interface MorePage<T> {
  items: T[];
  nextCursor: string | null;
}

/** A list that loads page by page. */
export function useMore<T>(first: MorePage<T>, next: (cursor: string) => Promise<MorePage<T>>) {
  const [items, setItems] = useState(first.items);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [busy, setBusy] = useState(false);
  const more = async () => {
    if (cursor === null) return;
    setBusy(true);
    const sheet = await next(cursor).catch(() => null);
    if (sheet) {
      setItems((before) => [...before, ...sheet.items]);
      setCursor(sheet.nextCursor);
    }
    setBusy(false);
  };
  return { items, setItems, hasMore: cursor !== null, busy, more };
}
