import { useEffect, useState } from 'react';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import type { FoundMessage } from '#contract/chat/chat-talk.ts';
import { call } from '#web/api/browser-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const LEAD = 12;
/** Debounce of the search input. */
const PAUSE_MS = 250;

/** The text around the keyword, which is highlighted. */
function Excerpt({ text, keyword }: { text: string; keyword: string }) {
  const at = text.toLowerCase().indexOf(keyword.toLowerCase());
  if (at < 0) return <>{text}</>;
  const from = Math.max(0, at - LEAD);
  return (
    <>
      {from > 0 && '…'}
      {text.slice(from, at)}
      <mark className="bg-transparent font-semibold text-brand">{text.slice(at, at + keyword.length)}</mark>
      {text.slice(at + keyword.length)}
    </>
  );
}

/** Searches the messages of all one's conversations. */
export function SearchPanel({ side, keyword, onOpen }: { side: ChatSide; keyword: string; onOpen(id: string): void }) {
  const [items, setItems] = useState<FoundMessage[] | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew for the same
  useEffect(() => {
    const leaving = new AbortController();
    setItems(null);
    const { signal } = leaving;
    const timer = setTimeout(() => {
      call(
        'GET /api/communicate/messages',
        { query: { side, keyword } },
        { background: true, quiet: true, signal },
      ).then(
        (found) => setItems(found.items),
        () => signal.aborted || setItems('failed'),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [side, keyword, attempt]);
  if (!items)
    return (
      <div className="space-y-3 p-4" aria-busy="true">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  if (items === 'failed')
    return <ErrorState message="聊天记录没有加载出来" onRetry={() => setAttempt((before) => before + 1)} />;
  if (items.length === 0) return <EmptyState compact title="没有找到" text={`没有含“${keyword}”的消息`} />;
  return (
    <ul aria-label="找到的消息">
      {items.map(({ conversationId, name, postTitle, message }) => (
        <li key={`${conversationId}/${message.number}`} className="border-b border-line last:border-b-0">
          <button
            type="button"
            className="block w-full cursor-pointer px-4 py-2.5 text-left hover:bg-fill"
            onClick={() => onOpen(conversationId)}
          >
            <span className="flex items-baseline gap-2 text-12 text-ink-3">
              <span className="min-w-0 flex-1 truncate">
                {name} · {postTitle}
              </span>
              <span className="tabular shrink-0">{dayAndTime(message.at)}</span>
            </span>
            <span className="line-clamp-2 text-14 break-words text-ink-1">
              <Excerpt text={message.text} keyword={keyword} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
