import { useCallback, useEffect, useRef, useState } from 'react';
import type { Conversation } from '#contract/chat/chat.ts';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import { call } from '#web/api/browser-call.ts';
import { onLive } from '#web/features/live/live-events.ts';
import { quietly } from '#web/features/page-calls/use-call.ts';

interface ThreadFilters {
  keyword?: string;
  unread?: boolean;
}

const BATCH_MS = 300;

const fetchPage = (side: ChatSide, { keyword, unread }: ThreadFilters, cursor?: string) =>
  side === 'seeker'
    ? call('GET /api/communicate/conversations', { query: { cursor } }, quietly)
    : call(
        'GET /api/communicate/company/conversations',
        { query: { cursor, keyword: keyword || undefined, unread: unread ? '1' : undefined } },
        quietly,
      );

/** A side's conversations, newest first; the first page follows new messages and read positions. */
export function useThreads(side: ChatSide, { keyword, unread }: ThreadFilters = {}) {
  const [items, setItems] = useState<Conversation[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const turn = useRef(0);
  const load = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const sheet = await fetchPage(side, { keyword, unread }).catch(() => null);
    if (mine !== turn.current) return;
    setFailed(sheet === null);
    if (!sheet) return;
    setItems(sheet.items);
    setCursor(sheet.nextCursor);
  }, [side, keyword, unread]);
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout>;
    void load();
    const stop = onLive(['message', 'read', 'presence'], () => {
      clearTimeout(soon);
      soon = setTimeout(() => void load(), BATCH_MS);
    });
    return () => {
      clearTimeout(soon);
      stop();
    };
  }, [load]);
  const asked = useRef<string | null>(null);
  const more = async () => {
    if (!cursor || asked.current === cursor) return;
    asked.current = cursor;
    const mine = turn.current;
    const sheet = await fetchPage(side, { keyword, unread }, cursor).catch(() => null);
    asked.current = null;
    if (!sheet || mine !== turn.current) return;
    setItems((before) => [...(before ?? []), ...sheet.items]);
    setCursor(sheet.nextCursor);
  };
  return { items, failed, reload: load, more: cursor ? more : null };
}
