import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useNavigate, useSearchParams } from 'react-router';
import { TalkPanel } from '#web/features/chat/talk-panel.tsx';
import { ThreadList } from '#web/features/chat/thread-list.tsx';
import { useUnreadCounts } from '#web/features/chat/unread.ts';
import { useThreads } from '#web/features/chat/use-threads.ts';
import { NoticeList } from '#web/features/notices/notice-list.tsx';
import { seekerTopics } from '#web/features/notices/seeker-topics.ts';
import { SupportButton } from '#web/features/support/support-button.tsx';
import { paths } from '#web/paths.ts';

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

function Threads() {
  const threads = useThreads('seeker');
  const navigate = useNavigate();
  return (
    <ThreadList
      threads={threads}
      openId={null}
      onOpen={(id) => void navigate(paths.mobileMessages(id))}
      emptyText="在职位页点“立即沟通”，就可以直接问学校"
    />
  );
}

/** 消息: conversations and notices; an open conversation fills the screen. */
export function MessagesPage() {
  const [params] = useSearchParams();
  const { seeker, notices } = useUnreadCounts();
  const id = params.get('id');
  if (id) return <Talk id={id} />;
  const atNotices = params.get('tab') === 'notices';
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
            {n > 0 && <span className="ml-1 text-13 text-err-ink tabular">{n}</span>}
          </a>
        ))}
        <SupportButton className="btn btn-text btn-s ml-auto" />
      </nav>
      <div className="m-sheet">
        {atNotices ? (
          <NoticeList topics={seekerTopics} about="投递、面试和关注的职位有变化时，会在这里告诉你" />
        ) : (
          <Threads />
        )}
      </div>
    </>
  );
}
