import CalendarClock from 'lucide-react/icons/calendar-clock';
import { type FormEvent, useState } from 'react';
import type { OpenConversation } from '#contract/chat/chat.ts';
import type { ChatMessage } from '#contract/chat/chat-messages.ts';
import { type InterviewState, interview as table } from '#contract/deliveries/interview-state.ts';
import { interviewModeLabels, interviewTimeFault } from '#contract/deliveries/interviews.ts';
import { toast } from '#web/api/toasts.ts';
import { CalendarButton } from '#web/features/calendar/calendar-button.tsx';
import { saveInterview } from '#web/features/calendar/save-calendar.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { dayAndTime, weekday } from '#web/features/time/day-parts.ts';
import { shanghaiInstant } from '#web/features/time/shanghai-instant.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { reloadDetail } from '../talks.ts';
import { CardFrame } from './card-frame.tsx';

type Answer = 'accept-interview' | 'decline-interview' | 'propose-time';

const done: Record<Answer, string> = {
  'accept-interview': '已接受面试邀请',
  'decline-interview': '已婉拒面试邀请',
  'propose-time': '已提出希望的时间',
};

function useAnswer(id: string, deliveryId: string) {
  const reload = () => reloadDetail(id);
  const { send, isPending } = useAction('POST /api/deliveries/:id/moves', {
    background: true,
    onSuccess: reload,
    onError: reload,
  });
  const answer = async (move: Answer, proposedAt?: string) => {
    const moved = await send({ params: { id: deliveryId }, body: { move, proposedAt } });
    if (moved) toast.success(done[move]);
    return moved !== undefined;
  };
  return { busy: isPending, answer };
}

/** The seeker's current answers according to the state machine. */
function Answers({ detail, deliveryId }: { detail: OpenConversation; deliveryId: string }) {
  const [isWishing, setIsWishing] = useState(false);
  const { busy, answer } = useAnswer(detail.id, deliveryId);
  const moves = detail.interview?.moves ?? [];
  if (isWishing)
    return (
      <WishTime
        busy={busy}
        onPropose={(at) => void answer('propose-time', at).then((sent) => setIsWishing(!sent))}
        onCancel={() => setIsWishing(false)}
      />
    );
  const buttons = [
    ['accept-interview', '接受邀请', 'btn-tint', () => void answer('accept-interview')],
    ['propose-time', '改个时间', 'btn-outline', () => setIsWishing(true)],
    ['decline-interview', '婉拒', 'btn-text', () => void answer('decline-interview')],
  ] as const;
  return buttons
    .filter(([move]) => moves.includes(move))
    .map(([move, label, look, press]) => (
      <button key={move} type="button" className={`btn btn-s ${look}`} disabled={busy} onClick={press}>
        {label}
      </button>
    ));
}

/** How long there is to answer: until the interview begins. */
function leftText(startsAt: string): string {
  const left = daysUntil(startsAt, Date.now());
  return left < 1 ? '面试开始前答复' : `还有 ${left} 天可以答复`;
}

/** An invitation. The current one shows its state and can be answered; an older one shows that it was replaced. */
export function InterviewCard({ detail, message }: { detail: OpenConversation; message: ChatMessage }) {
  const { interview: card } = message;
  if (!card) return null;
  const current = detail.interview?.startsAt === card.startsAt ? detail.interview : null;
  const side = detail.side === 'seeker' ? 'seeker' : 'recruiter';
  const state = current ? table.labels[side][current.status as InterviewState] : '已变更';
  const mayAnswer = side === 'seeker' && current !== null && current.moves.length > 0;
  const isAsked = mayAnswer && current.status === 'waiting';
  const isAhead = side === 'seeker' && current?.status === 'accepted' && new Date(card.startsAt).getTime() > Date.now();
  return (
    <CardFrame
      icon={<CalendarClock size={18} aria-hidden />}
      title="面试邀请"
      state={isAsked ? <span className="text-14 text-warm-ink">{leftText(card.startsAt)}</span> : state}
      footer={
        (mayAnswer || isAhead) && (
          <>
            {isAhead && <CalendarButton save={() => saveInterview(card.deliveryId)} size="s" />}
            {mayAnswer && <Answers detail={detail} deliveryId={card.deliveryId} />}
          </>
        )
      }
    >
      <p className="tabular text-16 font-semibold text-ink-1">
        {dayAndTime(card.startsAt)} {weekday(card.startsAt)}
      </p>
      <p>
        {interviewModeLabels[card.mode]}
        {card.place && `，${card.place}`}
      </p>
      {card.link && (
        <p>
          <a className="break-all text-brand" href={card.link} target="_blank" rel="noreferrer noopener">
            {card.link}
          </a>
        </p>
      )}
      <p>联系人：{card.contact}</p>
      {card.note && <p className="whitespace-pre-wrap text-ink-3">{card.note}</p>}
    </CardFrame>
  );
}

/** Proposes another time for the interview, within the conversation. */
function WishTime({ busy, onPropose, onCancel }: { busy: boolean; onPropose(at: string): void; onCancel(): void }) {
  const [wished, setWished] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = shanghaiInstant(wished);
    const wrong = interviewTimeFault('希望的时间', at, new Date());
    if (wrong) return setFault(wrong);
    onPropose(at.toISOString());
  };
  return (
    <form className="flex w-full flex-wrap items-center gap-2" onSubmit={submit}>
      <input
        type="datetime-local"
        required
        aria-label="希望的时间"
        aria-invalid={fault !== null}
        className="field h-8 min-w-0 flex-1"
        value={wished}
        onChange={(event) => {
          setFault(null);
          setWished(event.target.value);
        }}
      />
      <button type="submit" className="btn btn-tint btn-s" disabled={busy}>
        提出
      </button>
      <button type="button" className="btn btn-text btn-s" onClick={onCancel}>
        取消
      </button>
      {fault && (
        <span className="w-full text-12 text-err-ink" role="alert">
          {fault}
        </span>
      )}
    </form>
  );
}
