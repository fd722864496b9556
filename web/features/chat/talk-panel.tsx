import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OpenConversation } from '#contract/chat/chat.ts';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import { contactAdvice, warningsOf } from '#contract/chat/chat-warnings.ts';
import { call } from '#web/api/browser-call.ts';
import { onLive } from '#web/features/live/live-events.ts';
import { setSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton-lines.tsx';
import { MessageList } from './message-list.tsx';
import { post, useOutbox } from './outbox.ts';
import { Phrases } from './phrases.tsx';
import { ToolBar } from './talk/tool-bar.tsx';
import { TalkHead } from './talk-head.tsx';
import { loadOlder, loadTalk, useTalks } from './talks.ts';

const HERE_EVERY_MS = 30_000;
/** After this time without a signal a person counts as absent. */
const HERE_FOR_MS = 75_000;
const TYPING_EVERY_MS = 3_000;
const TYPING_FOR_MS = 6_000;

type Signal = 'here' | 'typing' | 'away';

const send = (id: string, signal: Signal) =>
  void call(
    'POST /api/communicate/conversations/:id/signal',
    { params: { id }, body: { signal } },
    { background: true, quiet: true },
  ).catch(() => undefined);

/** Presence and typing of the other side, and signals of this one. */
function useSignals(id: string, side: ChatSide | undefined) {
  const [seen, setSeen] = useState<{ here: boolean; typing: boolean }>({ here: false, typing: false });
  const typedAt = useRef(0);
  useEffect(() => {
    if (!side) return;
    let gone: ReturnType<typeof setTimeout>;
    let still: ReturnType<typeof setTimeout>;
    let known = false;
    const tellHere = () => document.visibilityState === 'visible' && send(id, 'here');
    const hear = (signal: Signal) => {
      clearTimeout(gone);
      if (signal !== 'here') clearTimeout(still);
      // A presence signal does not end typing, which expires by itself.
      setSeen((now) => ({ here: signal !== 'away', typing: signal === 'typing' || (signal === 'here' && now.typing) }));
      if (signal === 'away') {
        known = false;
        return;
      }
      // A newcomer is told at once that somebody is present.
      if (!known) tellHere();
      known = true;
      if (signal === 'typing') still = setTimeout(() => setSeen((now) => ({ ...now, typing: false })), TYPING_FOR_MS);
      gone = setTimeout(() => {
        known = false;
        setSeen({ here: false, typing: false });
      }, HERE_FOR_MS);
    };
    const stop = onLive(['typing'], ({ payload }) => {
      if (payload.conversationId === id && payload.side !== side) hear(payload.signal as Signal);
    });
    tellHere();
    const timer = setInterval(tellHere, HERE_EVERY_MS);
    return () => {
      stop();
      clearInterval(timer);
      clearTimeout(gone);
      clearTimeout(still);
      send(id, 'away');
    };
  }, [id, side]);
  const onType = useCallback(() => {
    const now = Date.now();
    if (now - typedAt.current < TYPING_EVERY_MS) return;
    typedAt.current = now;
    send(id, 'typing');
  }, [id]);
  return { ...seen, onType };
}

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
  if (!talk) return <SkeletonLines lines={3} className="h-16" />;
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

interface ComposerProps {
  detail: OpenConversation;
  /** Nothing was said yet: a seeker's greeting is put into the input, to be edited for this post. */
  isFirst: boolean;
  onSend(text: string): void;
  onType(): void;
}

const MAX_LENGTH = 1_000;
/** From this number of remaining characters on, the counter is shown. */
const NEAR = 50;

/**
 * The message input. Enter sends; Shift+Enter, or Enter on a touch screen, starts a new line. A message that is too long stays,
 * with a counter; a selected phrase may be edited before sending.
 */
function Composer({ detail, isFirst, onSend, onType }: ComposerProps) {
  const [text, setText] = useState('');
  const touched = useRef(false);
  if (detail.refusal)
    return <p className="border-t border-line p-4 text-center text-14 text-ink-3">{detail.refusal}</p>;
  const over = [...text].length - MAX_LENGTH;
  const ready = text.trim() !== '' && over <= 0;
  const byThumb = matchMedia('(pointer: coarse)').matches;
  const write = (typed: string) => {
    touched.current = true;
    setText(typed);
  };
  const send = () => {
    if (!ready) return;
    touched.current = true;
    onSend(text.trim());
    // At once: a second press that waits already finds the input empty.
    flushSync(() => setText(''));
  };
  const onKey = (event: KeyboardEvent) => {
    if (byThumb || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="border-t border-line bg-surface p-3">
      <Phrases
        side={detail.side}
        about={detail}
        onChoose={write}
        onGreeting={(phrase) => isFirst && !touched.current && setText(phrase)}
      />
      {warningsOf(text).includes('contact') && (
        <p className="mb-2 rounded-ctl bg-warm-tint px-2.5 py-1.5 text-12 text-warm-ink" role="status">
          {contactAdvice}
        </p>
      )}
      {over > -NEAR && (
        <p className={over > 0 ? 'mb-1 text-12 text-err-ink' : 'mb-1 text-12 text-ink-3'} role="status">
          {over > 0 ? `最多 ${MAX_LENGTH} 字，已超出 ${over} 字` : `还可以输入 ${-over} 字`}
        </p>
      )}
      <ToolBar
        detail={detail}
        send={
          <Button look="filled" disabled={over > 0} onClick={send}>
            发送
          </Button>
        }
      >
        <textarea
          aria-label="输入消息"
          className="max-h-40 block min-h-14 w-full resize-none bg-transparent px-2 py-1 text-14 text-ink-1 outline-none"
          placeholder={byThumb ? '输入消息' : '回车发送，Shift + 回车换行'}
          value={text}
          aria-invalid={over > 0}
          onChange={(event) => {
            write(event.target.value);
            onType();
          }}
          onKeyDown={onKey}
        />
      </ToolBar>
    </div>
  );
}
