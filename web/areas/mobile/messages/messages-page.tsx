import ChevronLeft from 'lucide-react/icons/chevron-left';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SearchPanel } from '#web/features/chat/talk/search-panel.tsx';
import { TalkPanel } from '#web/features/chat/talk-panel.tsx';
import { ThreadList } from '#web/features/chat/thread-list.tsx';
import { useUnreadCounts } from '#web/features/chat/unread.ts';
import { useThreads } from '#web/features/chat/use-threads.ts';
import { NoticeList } from '#web/features/notices/notice-list.tsx';
import { seekerTopics } from '#web/features/notices/seeker-topics.ts';
import { WaitingLine } from '#web/features/notices/waiting-line.tsx';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';

function Talk({ id }: { id: string }) {
  return (
    <div className="m-talking">
      <h1 className="sr-only">沟通</h1>
      <TalkPanel
        key={id}
        id={id}
        before={
          <a className="m-icon -ml-2" href={paths.mobileMessages()} aria-label="全部会话">
            <ChevronLeft size={24} aria-hidden />
          </a>
        }
      />
    </div>
  );
}

/** The conversations, the newest first, or the messages that hold a word. */
function Threads() {
  const threads = useThreads('seeker');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const open = (id: string) => void navigate(paths.mobileMessages(id));
  const { items } = threads;
  return (
    <>
      {items && items.length > 0 && (
        <div className="border-b border-line px-4 pt-3 pb-1">
          <label className="m-search">
            <Search size={18} className="flex-none text-ink-4" aria-hidden />
            <input
              type="search"
              aria-label="搜索聊天记录"
              placeholder="搜索聊天记录"
              maxLength={40}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
        </div>
      )}
      {keyword ? (
        <SearchPanel side="seeker" keyword={keyword} onOpen={open} />
      ) : (
        <ThreadList
          threads={threads}
          openId={null}
          flat
          onOpen={open}
          emptyText="在职位页点“立即沟通”，就可以直接问学校"
        />
      )}
    </>
  );
}

/** Conversations and notices, below what waits for an answer. */
function Lists({ atNotices }: { atNotices: boolean }) {
  const { seeker, notices } = useUnreadCounts();
  const tabs = [
    { label: '沟通', n: seeker, href: paths.mobileMessages(), current: !atNotices },
    { label: '通知', n: notices, href: paths.mobileNotices(), current: atNotices },
  ];
  return (
    <>
      <h1 className="sr-only">消息</h1>
      <nav aria-label="消息" className="m-bar gap-6">
        {tabs.map(({ label, n, href, current }) => (
          <a key={label} className="m-head" href={href} aria-current={current ? 'page' : undefined}>
            {label}
            {n > 0 && <span className="ml-1 text-14 font-normal text-ink-3 tabular">{n}</span>}
          </a>
        ))}
        <Slot name="help" className="btn btn-text btn-s ml-auto" />
      </nav>
      {atNotices ? (
        <div className="m-page">
          <WaitingLine />
          <NoticeList topics={seekerTopics} about="投递、面试和关注的职位有变化时，会在这里告诉你" />
        </div>
      ) : (
        <div className="m-sheet">
          <WaitingLine />
          <Threads />
        </div>
      )}
    </>
  );
}

/** 消息: conversations and notices; an open conversation fills the screen. */
export function MessagesPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <Talk id={id} /> : <Lists atNotices={params.get('tab') === 'notices'} />;
}
