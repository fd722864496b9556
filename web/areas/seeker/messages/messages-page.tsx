import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Conversation } from '#contract/chat/chat.ts';
import { SearchPanel } from '#web/features/chat/talk/search-panel.tsx';
import { TalkPanel } from '#web/features/chat/talk-panel.tsx';
import { ThreadList } from '#web/features/chat/thread-list.tsx';
import { useThreads } from '#web/features/chat/use-threads.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { SupportButton } from '#web/features/support/support-button.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const rules = [
  ['先在这里聊', '要加微信、留电话，先看单位是否已认证；换了地方聊，出了事难查证。'],
  ['不收任何费用', '押金、培训费、资料费都不合规，遇到就在对话里点“举报”。'],
  ['结果以通知为准', '面试和录用会变成可以答复的卡片，口头说的不算。'],
] as const;

/** Until a conversation is chosen: those in which the school had the last word, and what keeps a seeker safe. */
function Overview({ items, onOpen }: { items: readonly Conversation[]; onOpen(id: string): void }) {
  const waiting = items.filter(({ last, side }) => last && last.side !== side);
  return (
    <section className="flex min-h-0 flex-1 flex-col overflow-y-auto" aria-labelledby="waiting">
      {waiting.length === 0 ? (
        <EmptyState title="都回过话了" text="点左边的学校，看和它聊过什么" />
      ) : (
        <>
          <h2 id="waiting" className="border-b border-line px-6 py-4 text-16">
            {waiting.length} 个对话在等你回话
          </h2>
          <ul className="divide-y divide-line border-b border-line">
            {waiting.map(({ id, company, post, last }) => (
              <li key={id} className="flex items-center gap-4 px-6 py-4 hover:bg-fill">
                <CompanyLogo name={company.name} src={company.logoUrl} size={40} />
                <div className="min-w-0 flex-1">
                  <p className="line-clamp-2 text-ink-1">{last?.text}</p>
                  <p className="cut mt-0.5 text-12 text-ink-3">
                    {company.shortName || company.name} · {post.title}
                  </p>
                </div>
                {last && <span className="tabular flex-none text-12 text-ink-3">{agoText(last.at, Date.now())}</span>}
                <Button look="tint" size="s" aria-label={`去回复：${company.name}`} onClick={() => onOpen(id)}>
                  去回复
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <dl className="mt-auto grid grid-cols-3 gap-6 px-6 py-5 max-lg:grid-cols-1 max-lg:gap-3">
        {rules.map(([name, text]) => (
          <div key={name} className="text-12">
            <dt className="font-medium text-ink-2">{name}</dt>
            <dd className="mt-1 leading-5 text-ink-3">{text}</dd>
          </div>
        ))}
      </dl>
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
        <search className="flex items-center gap-2 border-b border-line p-3">
          <input
            type="search"
            className="field h-9 min-w-0"
            aria-label="搜索聊天记录"
            placeholder="搜索聊天记录"
            maxLength={40}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <SupportButton />
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
          <Overview items={threads.items ?? []} onOpen={open} />
        )}
      </div>
    </div>
  );
}
