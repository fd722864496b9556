import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { OpenConversation } from '#contract/chat/chat.ts';
import type { ChatMessage } from '#contract/chat/chat-messages.ts';
import { interview as table } from '#contract/deliveries/interview-state.ts';
import { interviewModeLabels } from '#contract/deliveries/interviews.ts';
import { CalendarButton } from '#web/features/calendar/calendar-button.tsx';
import { saveInterview } from '#web/features/calendar/save-calendar.ts';
import { dayAndTime, weekday } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { CardFrame } from './card-frame.tsx';

const URGENT_DAYS = 3;

/** How long there is to answer: until the interview begins. */
function TimeLeft({ startsAt }: { startsAt: string }) {
  const left = daysUntil(startsAt, Date.now());
  return (
    <span className={`text-14 ${left < URGENT_DAYS ? 'text-warm-ink' : 'text-ink-3'}`}>
      {left < 1 ? '面试开始前答复' : `还有 ${left} 天可以答复`}
    </span>
  );
}

/** An invitation: the current one with its state and the way to where it is answered; an older one shows that it was replaced. */
export function InterviewCard({ detail, message }: { detail: OpenConversation; message: ChatMessage }) {
  const { interview: card } = message;
  if (!card) return null;
  const current = detail.interview?.startsAt === card.startsAt ? detail.interview : null;
  const side = detail.side === 'seeker' ? 'seeker' : 'recruiter';
  const state = current ? table.labels[side][current.status] : '已变更';
  const mayAnswer = side === 'seeker' && current !== null && current.moves.length > 0;
  const isAsked = mayAnswer && current.status === 'waiting';
  const isAhead = side === 'seeker' && current?.status === 'accepted' && new Date(card.startsAt).getTime() > Date.now();
  return (
    <CardFrame
      icon={<CalendarClock size={18} aria-hidden />}
      title="面试邀请"
      state={isAsked ? <TimeLeft startsAt={card.startsAt} /> : state}
      footer={
        (mayAnswer || isAhead) && (
          <>
            {isAhead && <CalendarButton save={() => saveInterview(card.deliveryId)} size="s" />}
            {mayAnswer && (
              <a
                className={`btn btn-s ${isAsked ? 'btn-tint' : 'btn-outline'}`}
                href={isAsked ? paths.today(card.deliveryId) : `${paths.deliveries()}?id=${card.deliveryId}`}
              >
                {isAsked ? '去“今天”答复' : '看进度'}
              </a>
            )}
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
