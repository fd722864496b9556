import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useSearchParams } from 'react-router';
import { TalkPanel } from '../../../features/chat/talk-panel.tsx';
import { ThreadList } from '../../../features/chat/thread-list.tsx';
import { useThreads } from '../../../features/chat/use-threads.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

/** The seeker's conversations: the list beside the open one; on a phone one after the other. */
export function MessagesPage() {
  const [params, setParams] = useSearchParams();
  const openId = params.get('id');
  const threads = useThreads('seeker');
  const open = (id: string | null) => setParams(id ? { id } : {}, { preventScrollReset: true });
  return (
    <div className="card flex h-[max(480px,calc(100dvh-160px))] overflow-hidden">
      <h1 className="sr-only">我的消息</h1>
      <div
        className={`w-80 shrink-0 overflow-y-auto border-r border-line max-md:w-full ${openId ? 'max-md:hidden' : ''}`}
      >
        <ThreadList
          threads={threads}
          openId={openId}
          onOpen={open}
          emptyText="在职位页点“立即沟通”，就可以直接问学校"
        />
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
          <EmptyState title="选择一个会话" text="左侧是和您沟通过的学校" />
        )}
      </div>
    </div>
  );
}
