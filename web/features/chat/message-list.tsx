import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { OpenConversation } from '#contract/chat/chat.ts';
import type { ChatMessage } from '#contract/chat/chat-messages.ts';
import { type ChatWarning, chatWarnings } from '#contract/chat/chat-warnings.ts';
import { Echo } from '#web/features/answers/echo.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { dayAndTime, monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { postPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { discard, type Pending, tryAgain } from './outbox.ts';
import { MessageBody } from './talk/message-body.tsx';

/** The post that a conversation is about, where it begins. */
function TalkPost({ detail: { card, side } }: { detail: OpenConversation }) {
  const facts = [card.place, `招 ${card.headcount} 人`, card.deadline && `${monthDay(card.deadline)} 截止`];
  return (
    <a
      className="card group mx-auto mb-2 block w-full max-w-140 px-5 py-3 hover:border-brand-line"
      href={postPath(card)}
      target="_blank"
      rel="noreferrer"
    >
      <span className="flex items-baseline justify-between gap-4">
        <b className="cut text-16 font-semibold text-ink-1 group-hover:text-brand">{card.title}</b>
        <Pay value={card.salary} className="flex-none text-16" />
      </span>
      <span className="mt-1 flex justify-between gap-4 text-14 text-ink-3">
        <span className="cut">{facts.filter(Boolean).join(' · ')}</span>
        {side === 'seeker' && <Echo rate={card.company.replyRate} minutes={null} />}
      </span>
    </a>
  );
}

interface Props {
  detail: OpenConversation;
  items: readonly ChatMessage[];
  pending: readonly Pending[];
  onOlder: (() => void) | null;
  onResume?: ((number: number) => void) | undefined;
}

const PAUSE_MS = 5 * 60_000;

/** Above the first message of a day stands the day, above one after a pause the time. */
function timeAbove(item: ChatMessage, before: ChatMessage | undefined): string | null {
  if (!before || monthDay(item.at) !== monthDay(before.at)) return `${dayAndTime(item.at)} ${weekday(item.at)}`;
  return Date.parse(item.at) - Date.parse(before.at) > PAUSE_MS ? timeOfDay(item.at) : null;
}

function Failed({ clientId, failed }: { clientId: string; failed: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className="text-err-ink">发送失败：{failed}</span>
      <button type="button" className="cursor-pointer text-brand" onClick={() => tryAgain(clientId)}>
        重试
      </button>
      <button type="button" className="cursor-pointer" onClick={() => discard(clientId)}>
        删除
      </button>
    </span>
  );
}

/** Messages, oldest first. The newest stays in view; loading older pages keeps the scroll position. */
export function MessageList({ detail, items, pending, onOlder, onResume }: Props) {
  const { side, peerRead } = detail;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef({ first: 0, height: 0 });
  const first = items[0]?.number ?? 0;
  const own = items.filter((item) => item.side === side);
  // The state is shown below one's own last message, and below the last one read.
  const lastOwn = own.at(-1)?.number;
  const lastRead = own.findLast(({ number }) => number <= peerRead)?.number;
  const end = `${items.at(-1)?.number ?? 0}/${pending.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place depends on which messages there are
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const older = first < shown.current.first;
    element.scrollTop = older ? element.scrollTop + element.scrollHeight - shown.current.height : element.scrollHeight;
    shown.current = { first, height: element.scrollHeight };
  }, [first, end]);
  return (
    <div
      ref={box}
      role="log"
      aria-label="消息"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto bg-ground p-4"
    >
      {/* Few messages stand at the input, as in a talk that goes on. */}
      <span className="mt-auto" aria-hidden />
      {onOlder && (
        <div className="flex justify-center">
          <Button size="s" look="text" onClick={onOlder}>
            查看更早的消息
          </Button>
        </div>
      )}
      {(side === 'company' ? !onOlder : items.length === 0) && <TalkPost detail={detail} />}
      {items.length === 0 && pending.length === 0 && (
        <p className="pt-10 text-center text-14 text-ink-3">打个招呼吧，问编制、问试讲、问待遇都可以</p>
      )}
      {items.map((item, at) => {
        const mine = item.side === side;
        const time = timeAbove(item, items[at - 1]);
        return (
          <Fragment key={item.number}>
            {time && <p className="tabular text-center text-12 text-ink-3">{time}</p>}
            {item.kind === 'notice' ? (
              <p className="text-center text-12 text-ink-3">{item.text}</p>
            ) : (
              <Bubble
                mine={mine}
                name={item.senderName}
                warnings={item.warnings}
                state={item.number === lastRead ? '已读' : item.number === lastOwn && '已送达'}
              >
                <MessageBody detail={detail} message={item} mine={mine} onResume={onResume} />
              </Bubble>
            )}
          </Fragment>
        );
      })}
      {pending.map(({ clientId, text, failed }) => (
        <Bubble
          key={clientId}
          mine
          name=""
          state={failed === null ? '发送中' : <Failed clientId={clientId} failed={failed} />}
        >
          <p className="max-w-[min(80%,520px)] rounded-card bg-brand-tint px-3 py-2 text-14 break-words whitespace-pre-wrap text-ink-1">
            {text}
          </p>
        </Bubble>
      ))}
    </div>
  );
}

interface BubbleProps {
  mine: boolean;
  name: string;
  /** Keys of `chat-warnings.ts`. The reader sees all warnings, the writer those that may affect the platform's protection. */
  warnings?: readonly string[];
  /** Its state: 发送中, 已送达, 已读, or the reason of a failure. */
  state?: ReactNode;
  children: ReactNode;
}

const toWriter: Partial<Record<ChatWarning, string>> = {
  fee: '消息中提到了费用。以招聘名义收费属违规，对方已看到提醒',
  training: '消息疑似“招转培”。以招聘为名推销培训属违规，对方已看到提醒',
};

function warningsFor(mine: boolean, kinds: readonly string[]): [ChatWarning, string][] {
  const known = kinds.filter((kind): kind is ChatWarning => kind in chatWarnings);
  return known.flatMap((kind): [ChatWarning, string][] => {
    const text = mine ? toWriter[kind] : chatWarnings[kind];
    return text ? [[kind, text]] : [];
  });
}

/** One message. */
function Bubble({ mine, name, warnings = [], state, children }: BubbleProps) {
  return (
    <div
      className={clsx('flex flex-col gap-1', mine ? 'items-end' : 'items-start')}
      data-testid={mine ? 'own-message' : 'message'}
    >
      <span className="sr-only">{mine ? '我说：' : `${name}说：`}</span>
      {children}
      {warningsFor(mine, warnings).map(([kind, text]) => (
        <p
          key={kind}
          className="flex max-w-[min(80%,520px)] items-start gap-1.5 rounded-ctl bg-warm-tint px-2.5 py-1.5 text-12 text-warm-ink"
        >
          <TriangleAlert size={14} className="mt-0.5 shrink-0" aria-hidden />
          {text}
        </p>
      ))}
      {state && <span className="text-12 text-ink-3">{state}</span>}
    </div>
  );
}
