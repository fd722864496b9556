import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SearchPanel } from '#web/features/chat/talk/search-panel.tsx';
import { TalkPanel } from '#web/features/chat/talk-panel.tsx';
import { ThreadList } from '#web/features/chat/thread-list.tsx';
import { useThreads } from '#web/features/chat/use-threads.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** The seeker's conversations: the list beside the open one; on a phone one at a time. */
export function MessagesPage() {
  const [params, setParams] = useSearchParams();
  const openId = params.get('id');
  const threads = useThreads('seeker');
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const open = (id: string | null) => setParams(id ? { id } : {}, { preventScrollReset: true });
  return (
    <div className="card flex h-[max(480px,calc(100dvh-160px))] overflow-hidden">
      <h1 className="sr-only">我的消息</h1>
      <div
        className={`flex w-80 shrink-0 flex-col border-r border-line max-md:w-full ${openId ? 'max-md:hidden' : ''}`}
      >
        <search className="border-b border-line p-3">
          <input
            type="search"
            className="field h-9"
            aria-label="搜索聊天记录"
            placeholder="搜索聊天记录"
            maxLength={40}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
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
      </div>
      <div className={`flex min-h-0 min-w-0 flex-1 flex-col ${openId ? '' : 'max-md:hidden'}`}>
        {openId ? (
          <TalkPanel
            key={openId}
            id={openId}
            before={
              <IconButton label="全部会话" size="s" className="md:hidden" onClick={() => open(null)}>
                <ArrowLeft size={18} aria-hidden />
              </IconButton>
            }
          />
        ) : (
          <EmptyState title="选择一个会话" text="左侧是和你沟通过的学校" />
        )}
      </div>
    </div>
  );
}
