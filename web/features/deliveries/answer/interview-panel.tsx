import { type FormEvent, type ReactNode, useState } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { type Interview, interviewModeLabels, interviewTimeFault, placeText } from '#contract/deliveries/interviews.ts';
import { rules } from '#contract/rules.ts';
import { confirm } from '#web/api/confirm.ts';
import { CalendarButton } from '#web/features/calendar/calendar-button.tsx';
import { saveInterview } from '#web/features/calendar/save-calendar.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { shanghaiInstant } from '#web/features/time/shanghai-instant.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { ChooseTime } from './choose-time.tsx';
import { DayCheck } from './day-check.tsx';
import { DeclineNote, DeclineReasons, useDecline } from './decline.tsx';
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

interface ProposeTimeProps {
  busy: boolean;
  onPropose(at: string, note: string | undefined): void;
  onCancel(): void;
}

/** Proposes another time for the interview. */
function ProposeTime({ busy, onPropose, onCancel }: ProposeTimeProps) {
  const [local, setLocal] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = shanghaiInstant(local);
    if (Number.isNaN(at.getTime())) return setError('请选择你希望的时间');
    if (at.getTime() <= Date.now()) return setError('请选择将来的时间');
    const fault = interviewTimeFault('希望的时间', at, new Date());
    if (fault) return setError(fault);
    onPropose(at.toISOString(), note.trim() || undefined);
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      className="mt-3 grid grid-cols-[220px_1fr_auto] items-start gap-3 border-t border-brand-line pt-3 max-sm:grid-cols-1"
    >
      <TextField
        label="希望的时间"
        type="datetime-local"
        value={local}
        error={error}
        onChange={(event) => setLocal(event.target.value)}
      />
      <TextField label="留言（选填）" maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
      <div className="flex gap-2 pt-6">
        <Button onClick={onCancel}>取消</Button>
        <Button type="submit" look="filled" busy={busy}>
          发送
        </Button>
      </div>
    </form>
  );
}

const whatNext: Record<string, string> = {
  accepted: '面试时间已过，等单位给出结果',
  waiting: '约定的时间过了，没有来得及答复；还想去，可以提一个新时间',
  proposed: '原定的时间已过，等单位答复你提的时间',
};

interface InterviewFactsProps {
  interview: Interview;
  isOver: boolean;
  /** After the facts. */
  children?: ReactNode;
}

/** When, where and with whom; for a past interview, what happens next. */
function InterviewFacts({ interview, isOver, children }: InterviewFactsProps) {
  const next = isOver ? whatNext[interview.status] : undefined;
  const [month, day] = monthDay(interview.startsAt).split('-').map(Number);
  return (
    <>
      <div className="w-16 shrink-0 self-start text-center text-brand">
        <p className="tabular text-28 leading-8 font-semibold">{interview.slots ? interview.slots.length : day}</p>
        <p className="text-12 whitespace-nowrap">
          {interview.slots ? '个时间可选' : `${month} 月 ${weekday(interview.startsAt)}`}
        </p>
      </div>
      <div className="min-w-48 flex-1 space-y-0.5 text-14">
        <p className="text-14 font-semibold text-ink-1">
          {!interview.slots && `${timeOfDay(interview.startsAt)} `}
          {interviewModeLabels[interview.mode]}面试，{interview.minutes} 分钟
        </p>
        {interview.place && <p className="break-words">{placeText(interview)}</p>}
        {interview.link &&
          (rules.isExternalLink.test(interview.link) ? (
            <a href={interview.link} className="break-all text-brand" target="_blank" rel="noreferrer">
              {interview.link}
            </a>
          ) : (
            <p className="break-all">{interview.link}</p>
          ))}
        <p className="text-ink-3">联系人：{interview.contact}</p>
        {interview.note && <p className="break-words">{interview.note}</p>}
        {next && <p className="text-ink-3">{next}</p>}
        {children}
      </div>
    </>
  );
}
