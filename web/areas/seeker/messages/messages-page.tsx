import Search from 'lucide-react/icons/search';
import { useDeferredValue, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SearchPanel } from '#web/features/chat/talk/search-panel.tsx';
import { TalkColumns } from '#web/features/chat/talk-columns.tsx';
import { ThreadList } from '#web/features/chat/thread-list.tsx';
import { useThreads } from '#web/features/chat/use-threads.ts';
import { Slot } from '#web/slots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SafetyRules, TalkContext } from './talk-context.tsx';

/** Without any conversation: how to begin one, and what keeps a seeker safe. */
function Overview() {
  return (
    <section className="flex min-h-0 flex-1 flex-col overflow-y-auto" aria-label="怎么用消息">
      <EmptyState title="还没有对话" text="在职位页点“立即沟通”，就可以直接问学校" />
      <SafetyRules className="mt-auto grid grid-cols-3 gap-6 px-6 py-5 max-lg:grid-cols-1 max-lg:gap-3" />
    </section>
  );
}

/** Whether list and conversation stand side by side, as the page's columns do. */
const isWide = () => window.matchMedia('(min-width: 768px)').matches;

/** The seeker's conversations: the list beside the open one, at first the newest; on a phone one at a time. */
export function MessagesPage() {
  const [params, setParams] = useSearchParams();
  const threads = useThreads('seeker');
  // The first of the first answer: a message elsewhere must not exchange the conversation that is read.
  const newest = useRef<string | null>(null);
  newest.current ??= threads.items?.[0]?.id ?? null;
  const openId = params.get('id') ?? (isWide() ? newest.current : null);
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const open = (id: string | null) => setParams(id ? { id } : {}, { preventScrollReset: true });
  return (
    <TalkColumns
      className="h-[max(480px,calc(100dvh-160px))]"
      openId={openId}
      onClose={() => open(null)}
      list={
        <>
          <div className="flex h-16 flex-none items-center justify-between border-b border-line pr-2 pl-4">
            <h1 className="text-18 font-semibold text-ink-1">我的消息</h1>
            <Slot name="help" />
          </div>
          <search className="border-b border-line p-3">
            <label className="relative block">
              <Search size={16} className="absolute top-2.5 left-3 text-ink-4" aria-hidden />
              <input
                type="search"
                className="field h-9 min-w-0 pl-9"
                aria-label="搜索聊天记录"
                placeholder="搜索聊天记录"
                maxLength={40}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </label>
          </search>
          <div className="min-h-0 flex-1 overflow-y-auto">
            {keyword ? (
              <SearchPanel side="seeker" keyword={keyword} onOpen={open} />
            ) : (
              <ThreadList
                threads={threads}
                openId={openId}
                onOpen={open}
                emptyText="在职位页点“立即沟通”，就可以直接问学校"
              />
            )}
          </div>
        </>
      }
      context={openId && <TalkContext id={openId} />}
      nothing={threads.items?.length === 0 && <Overview />}
    />
  );
}
