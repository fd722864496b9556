import { useEffect, useState } from 'react';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton-lines.tsx';

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
  /** What is typed is searched once it rests. */
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(keyword), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keyword]);
  const input = rested === keyword ? { query: { side, keyword } } : null;
  const { data, isError, refetch } = useCall('GET /api/communicate/messages', input, quietly);
  if (isError) return <ErrorState message="聊天记录没有加载出来" onRetry={refetch} />;
  if (!data) return <SkeletonLines lines={2} />;
  if (data.items.length === 0) return <EmptyState compact title="没有找到" text={`没有含“${keyword}”的消息`} />;
  return (
    <ul aria-label="找到的消息">
      {data.items.map(({ conversationId, name, postTitle, message }) => (
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
