import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Conversation } from '#contract/chat/chat.ts';
import { SearchPanel } from '#web/features/chat/talk/search-panel.tsx';
import { TalkPanel } from '#web/features/chat/talk-panel.tsx';
import { ThreadList } from '#web/features/chat/thread-list.tsx';
import { useThreads } from '#web/features/chat/use-threads.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Until a conversation is chosen: those in which the school had the last word. */
function WaitingForMe({ items, onOpen }: { items: readonly Conversation[]; onOpen(id: string): void }) {
  const waiting = items.filter(({ last, side }) => last && last.side !== side);
  if (waiting.length === 0) return <EmptyState title="都回过话了" text="点左边的学校，看和它聊过什么" />;
  return (
    <section className="mx-auto w-full max-w-150 overflow-y-auto p-8" aria-labelledby="waiting">
      <h2 id="waiting" className="text-18">
        {waiting.length} 所学校在等你回话
      </h2>
      <ul className="mt-4 space-y-3">
        {waiting.map(({ id, company, recruiter, post, last }) => (
          <li key={id} className="flex items-start gap-4 rounded-card border border-line p-4">
            <CompanyLogo name={company.name} src={company.logoUrl} size={40} />
            <div className="min-w-0 flex-1">
              <p className="cut font-medium text-ink-1">{company.shortName || company.name}</p>
              <p className="cut text-12 text-ink-3">{[recruiter?.name, post.title].filter(Boolean).join(' · ')}</p>
              <p className="mt-2 line-clamp-2 text-ink-1">{last?.text}</p>
            </div>
            <div className="flex flex-none flex-col items-end gap-3">
              {last && <span className="tabular text-12 text-ink-3">{agoText(last.at, Date.now())}</span>}
              <Button look="tint" size="s" aria-label={`去回复：${company.name}`} onClick={() => onOpen(id)}>
                去回复
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
          <WaitingForMe items={threads.items ?? []} onOpen={open} />
        )}
      </div>
    </div>
  );
}
