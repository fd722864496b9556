import { useCallback, useEffect, useRef, useState } from 'react';
import type { NoticeTopic } from '#contract/notifications/notice-topics.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { call } from '#web/api/browser-call.ts';
import { recountUnread } from '#web/features/chat/unread.ts';
import { useLive } from '#web/features/live/live-events.ts';

interface Loaded {
  items: Notification[];
  nextCursor: string | null;
  unread: number;
  unreadOf: Partial<Record<NoticeTopic, number>>;
}

/** The reader's notices of one topic or all, newest first; updated live. */
export function useNotices(topic: NoticeTopic | undefined) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const requested = useRef(topic);
  requested.current = topic;

  const ask = useCallback(
    async (cursor?: string) => {
      const query = { topic, cursor };
      // A first page that fails is shown as failed; a further one is told.
      const options = { background: true, quiet: cursor === undefined };
      const answer = await call('GET /api/notifications', { query }, options).catch(() => null);
      return requested.current === topic ? answer : undefined;
    },
    [topic],
  );
  const reload = useCallback(async () => {
    setFailed(false);
    const answer = await ask();
    if (answer === undefined) return;
    if (answer) setLoaded(answer);
    else setFailed(true);
  }, [ask]);
  useEffect(() => {
    setLoaded(null);
    void reload();
  }, [reload]);
  useLive('notice', () => void reload());

  const more = async () => {
    const cursor = loaded?.nextCursor;
    const next = cursor && (await ask(cursor));
    // Another press may have added it.
    if (next)
      setLoaded((now) => (now?.nextCursor === cursor ? { ...next, items: [...now.items, ...next.items] } : now));
  };
  /** Marks these, or all, as read; optimistic. */
  const markRead = async (ids?: string[]) => {
    const body = ids ? { ids } : {};
    const readAt = new Date().toISOString();
    setLoaded((now) => {
      if (!now) return now;
      const isRead = ({ id, readAt }: Notification) => readAt === null && (!ids || ids.includes(id));
      const unreadOf = ids ? { ...now.unreadOf } : {};
      for (const item of now.items) if (ids && isRead(item)) unreadOf[item.topic] = (unreadOf[item.topic] ?? 1) - 1;
      return {
        ...now,
        unread: ids ? Math.max(0, now.unread - ids.length) : 0,
        unreadOf,
        items: now.items.map((item) => (isRead(item) ? { ...item, readAt } : item)),
      };
    });
    await call('POST /api/notifications/read', { body }, { background: true }).then(recountUnread, reload);
  };
  return { ...loaded, failed, reload, more, markRead };
}
