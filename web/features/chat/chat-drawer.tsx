import '#web/styles/classes.css';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { call } from '#web/api/browser-call.ts';
import { setSession } from '#web/session/session-store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useEventListener } from '#web/ui/use-event-listener.ts';
import { closeChat, useOpenChat } from './open-chat.ts';
import { TalkPanel } from './talk-panel.tsx';
import { useTalks } from './talks.ts';
import { ThreadList } from './thread-list.tsx';
import { useThreads } from './use-threads.ts';

/** Finds or creates the conversation about the requested post. */
function useRequestedPost() {
  const postId = useOpenChat((state) => state.postId);
  useEffect(() => {
    if (!postId) return;
    // It may have been closed meanwhile, or asked for another post.
    const isRequested = () => useOpenChat.getState().postId === postId;
    call('POST /api/communicate/posts/:id/conversation', { params: { id: postId } }, { background: true }).then(
      ({ id }) => isRequested() && useOpenChat.setState({ conversationId: id }),
      () => isRequested() && closeChat(),
    );
  }, [postId]);
}

/** Maintains the seed's `chatData`: the messages of the open conversation. */
function useChatData(id: string | null) {
  const items = useTalks(({ byId }) => (id ? byId[id]?.items : undefined));
  useEffect(() => {
    if (items) setSession({ chatData: items.map(({ number, text, at }) => ({ id: String(number), text, at })) });
  }, [items]);
}

function Threads() {
  const threads = useThreads('seeker');
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <ThreadList
        threads={threads}
        openId={null}
        onOpen={(conversationId) => useOpenChat.setState({ conversationId, postId: null })}
        emptyText="在职位页点“立即沟通”，就可以直接问学校"
      />
    </div>
  );
}

/** The chat beside a page: a conversation, or the list. The page stays usable. */
export function ChatDrawer() {
  const { postId, conversationId } = useOpenChat();
  useRequestedPost();
  useChatData(conversationId);
  useEventListener('keydown', ({ key }) => key === 'Escape' && closeChat());
  return (
    <aside
      aria-label="沟通"
      className="fixed right-4 bottom-4 z-30 flex h-[min(600px,calc(100dvh-96px))] w-100 flex-col overflow-hidden rounded-card border border-line bg-raised shadow-float max-sm:inset-0 max-sm:h-dvh max-sm:w-full max-sm:rounded-none"
    >
      <div className="flex items-center gap-1 border-b border-line px-2 py-1">
        {conversationId && (
          <IconButton
            label="全部会话"
            size="s"
            onClick={() => useOpenChat.setState({ postId: null, conversationId: null })}
          >
            <ArrowLeft size={18} aria-hidden />
          </IconButton>
        )}
        <p className="flex-1 px-2 text-14 font-semibold text-ink-1">沟通</p>
        <IconButton label="关闭" size="s" onClick={closeChat}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      {conversationId ? (
        <TalkPanel key={conversationId} id={conversationId} />
      ) : postId ? (
        <p className="p-6 text-center text-14 text-ink-3" role="status">
          正在打开会话
        </p>
      ) : (
        <Threads />
      )}
    </aside>
  );
}
