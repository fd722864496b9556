import { useState } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { Interview } from '#contract/deliveries/interviews.ts';
import { confirm } from '#web/api/confirm.ts';
import { CalendarButton } from '#web/features/calendar/calendar-button.tsx';
import { saveInterview } from '#web/features/calendar/save-calendar.ts';
import { Button } from '#web/ui/button.tsx';
import type { AnswerProps } from './answer-props.ts';
import { ChooseTime } from './choose-time.tsx';
import { DayCheck } from './day-check.tsx';
import { DeclineNote, DeclineReasons, useDecline } from './decline.tsx';
import { InterviewFacts } from './interview-facts.tsx';
import { ProposeTime } from './propose-time.tsx';
import { useMove } from './use-move.ts';

interface Props extends AnswerProps {
  interview: Interview;
  calendar: readonly CalendarItem[] | null;
}

/** An invitation to an interview: when and where, and the answers that are open. */
export function InterviewPanel({ delivery, interview, calendar, onChange }: Props) {
  const { busy, move } = useMove(delivery.id, onChange);
  const decline = useDecline({ delivery, onChange });
  const [asking, setAsking] = useState<'time' | 'decline' | null>(null);
  const can = (name: string) => delivery.moves.includes(name);
  const { status, slots } = interview;
  const isOver = slots === null && new Date(interview.startsAt).getTime() < Date.now();
  const cancel = async () => {
    const question = { title: '取消这次面试？', text: '学校会收到通知；之后是否再约，由学校决定。' };
    if (await confirm({ ...question, confirmLabel: '取消面试', cancelLabel: '再想想' }))
      await move({ move: 'cancel-interview' }, '已取消面试');
  };
  if (decline.pending)
    return (
      <div className="mt-4 rounded-ctl bg-brand-tint px-4 py-3">
        <DeclineNote body={decline.pending} onUndo={decline.undo} />
      </div>
    );
  return (
    <div className="mt-4 rounded-ctl bg-brand-tint px-4 py-3 max-sm:px-3" data-testid="interview">
      <div className="flex flex-1 flex-wrap content-between items-center gap-4">
        <InterviewFacts interview={interview} isOver={isOver}>
          {calendar && !isOver && slots === null && (
            <DayCheck delivery={delivery} interview={interview} calendar={calendar} />
          )}
        </InterviewFacts>
        <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full max-sm:justify-end in-[.m-app]:grid in-[.m-app]:w-full in-[.m-app]:grid-cols-2">
          {status === 'accepted' && !isOver && <CalendarButton save={() => saveInterview(delivery.id)} />}
          {status === 'accepted' && !isOver && can('cancel-interview') && (
            <Button busy={busy} onClick={() => void cancel()}>
              取消面试
            </Button>
          )}
          {status !== 'accepted' && can('decline-interview') && (
            <Button busy={decline.busy} onClick={() => setAsking('decline')}>
              婉拒
            </Button>
          )}
          {can('propose-time') && (
            <Button
              busy={busy}
              onClick={() => setAsking(asking === 'time' ? null : 'time')}
              aria-expanded={asking === 'time'}
            >
              改个时间
            </Button>
          )}
          {can('accept-interview') && !isOver && slots === null && (
            <Button
              look="filled"
              className="col-span-full"
              busy={busy}
              onClick={() => void move({ move: 'accept-interview' }, '已答应参加面试')}
            >
              确认参加
            </Button>
          )}
        </div>
      </div>
      {slots !== null && can('accept-interview') && asking === null && (
        <ChooseTime
          deliveryId={delivery.id}
          slots={slots}
          minutes={interview.minutes}
          calendar={calendar}
          busy={busy}
          onChoose={(chosenAt) => void move({ move: 'accept-interview', chosenAt }, '已选好时间，学校会收到通知')}
        />
      )}
      {asking === 'decline' && (
        <div className="mt-3 border-t border-brand-line pt-3">
          <DeclineReasons
            move="decline-interview"
            onChoose={(body) => {
              setAsking(null);
              decline.start(body);
            }}
            onCancel={() => setAsking(null)}
          />
        </div>
      )}
      {asking === 'time' && can('propose-time') && (
        <ProposeTime
          busy={busy}
          onCancel={() => setAsking(null)}
          onPropose={async (proposedAt, note) => {
            if (await move({ move: 'propose-time', proposedAt, note }, '已告诉学校你希望的时间')) setAsking(null);
          }}
        />
      )}
    </div>
  );
}
