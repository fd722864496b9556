import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { OpenConversation } from '#contract/chat/chat.ts';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import { call } from '#web/api/browser-call.ts';
import { setSession } from '#web/session/session-store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { post, useOutbox } from './outbox.ts';
import { useSignals } from './talk/use-signals.ts';
import { TalkHead } from './talk-head.tsx';
import { loadOlder, loadTalk, useTalks } from './talks.ts';

/** Marks messages as read once they are visible in an active window. */
function useReading(id: string, upTo: number, side: ChatSide | undefined) {
  useEffect(() => {
    if (upTo === 0 || !side) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      const input = { params: { id }, body: { number: upTo } };
      call('POST /api/communicate/conversations/:id/read', input, { background: true, quiet: true }).catch(
        () => undefined,
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, upTo, side]);
}

interface Props {
  id: string;
  /** Before the name, e.g. a back button. */
  before?: ReactNode;
  /** Opens a resume sent here; undefined for roles that may not. */
  onResume?: (number: number) => void;
}

/** Keeps the other side of the open conversation in the session (the seed's `currentJoberId` and `currentCompanyId`). */
function useCounterpart(detail: OpenConversation | undefined) {
  const side = detail?.side;
  const theirs = side === 'seeker' ? detail?.company.id : detail?.person.joberId;
  useEffect(() => {
    if (!side || !theirs) return;
    const field = side === 'seeker' ? 'currentCompanyId' : 'currentJoberId';
    setSession({ [field]: theirs });
    return () => setSession({ [field]: null });
  }, [side, theirs]);
}

/** One conversation: header, messages, and input. */
export function TalkPanel({ id, before, onResume }: Props) {
  const talk = useTalks(({ byId }) => byId[id]);
  const outbox = useOutbox(({ items }) => items);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadTalk(id).catch(() => setFailed(true));
  }, [id]);
  useEffect(load, [load]);
  const theirs = talk?.items.findLast((item) => item.side !== talk.detail.side)?.number ?? 0;
  useReading(id, theirs, talk?.detail.side);
  useCounterpart(talk?.detail);
  const { here, typing, onType } = useSignals(id, talk?.detail.side);
  if (!talk && failed) return <ErrorState message="这个会话没有加载出来" onRetry={load} />;
  if (!talk)
    return (
      <div className="flex-1 space-y-4 p-4" aria-busy="true">
        <Skeleton className="h-10 w-60" />
        <Skeleton className="h-16 w-80" />
        <Skeleton className="ml-auto h-16 w-72" />
      </div>
    );
  const { detail, items, hasMore } = talk;
  return (
    <section
      aria-label={`与${detail.side === 'seeker' ? detail.company.name : detail.person.name}的沟通`}
      className="flex min-h-0 flex-1 flex-col"
    >
      <TalkHead detail={detail} before={before} here={here} typing={typing} />
      <MessageList
        detail={detail}
        items={items}
        pending={outbox.filter((item) => item.conversationId === id)}
        onResume={onResume}
        onOlder={hasMore ? () => void loadOlder(id).catch(() => undefined) : null}
      />
      <Composer
        detail={detail}
        isFirst={detail.side === 'seeker' && items.length === 0}
        onSend={(text) => post(id, text)}
        onType={onType}
      />
    </section>
  );
}
