import { type FormEvent, useState } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { type Interview, interviewModeLabels, interviewTimeFault, placeText } from '#contract/deliveries/interviews.ts';
import { dayAt } from '#contract/months.ts';
import { rules } from '#contract/rules.ts';
import { confirm } from '#web/api/confirm.ts';
import { CalendarButton } from '#web/features/calendar/calendar-button.tsx';
import { saveInterview } from '#web/features/calendar/save-calendar.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { handled } from '#web/ui/handled.ts';
import { Facts } from '#web/ui/section.tsx';
import { DayCheck, sameDay } from './day-check.tsx';
import { useDecline } from './decline.tsx';
import { type AnswerProps, useMove } from './use-move.ts';

interface ChooseTimeProps {
  deliveryId: string;
  /** The times that are free. */
  slots: readonly string[];
  minutes: number;
  calendar: readonly CalendarItem[] | null;
  busy: boolean;
  look: 'filled' | 'tint';
  onChoose(at: string): void;
}

/** The times of an invitation, by day; one in which the calendar is taken says so. */
function ChooseTime({ deliveryId, slots, minutes, calendar, busy, look, onChoose }: ChooseTimeProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const free = slots.filter((slot) => Date.parse(slot) > Date.now());
  if (free.length === 0)
    return <p className="mt-3 text-14 text-warm-ink">给出的时间都被选走或已经过了，可以提一个你方便的时间。</p>;
  const isTaken = (startsAt: string) =>
    calendar !== null && sameDay(calendar, deliveryId, { startsAt, minutes }).clash !== null;
  return (
    <form className="mt-5" onSubmit={handled(() => chosen && onChoose(chosen))}>
      <fieldset className="space-y-2">
        <legend className="mb-2 text-14 text-ink-2">选一个时间，每个时间只留给一个人，先选先得</legend>
        {[...Map.groupBy(free, (slot) => dayAt(new Date(slot)))].map(([day, times]) => (
          <fieldset key={day} className="flex flex-wrap items-center gap-2 border-0 p-0">
            <legend className="tabular float-left w-20 shrink-0 text-14 text-ink-1">
              {monthDay(times[0] ?? day)} {weekday(times[0] ?? day)}
            </legend>
            {times.map((slot) => (
              <label
                key={slot}
                className="tabular flex min-h-9 cursor-pointer items-center rounded-ctl border border-line-strong bg-surface px-3 text-14 has-checked:border-brand has-checked:bg-brand has-checked:text-white has-focus-visible:outline-2 max-sm:min-h-11"
              >
                <input
                  type="radio"
                  name={`slot-${deliveryId}`}
                  className="sr-only"
                  checked={chosen === slot}
                  onChange={() => setChosen(slot)}
                />
                {timeOfDay(slot)}
                {isTaken(slot) && <span className="ml-1 text-12 opacity-80">有安排</span>}
              </label>
            ))}
          </fieldset>
        ))}
      </fieldset>
      <div className="answers">
        <Button type="submit" size="l" look={look} busy={busy} disabled={chosen === null}>
          {chosen ? `就选 ${monthDay(chosen)} ${timeOfDay(chosen)}` : '先选一个时间'}
        </Button>
      </div>
    </form>
  );
}

interface Props extends AnswerProps {
  interview: Interview;
  calendar: readonly CalendarItem[] | null;
}

/** An invitation to an interview: when and where, and the answers that are open. */
export function InterviewPanel({ delivery, interview, calendar, look = 'tint', onChange }: Props) {
  const { busy, move } = useMove(delivery.id, onChange);
  const decline = useDecline({ delivery, onChange }, 'decline-interview');
  const [asking, setAsking] = useState<'time' | 'decline' | null>(null);
  const can = (name: string) => delivery.moves.includes(name);
  const { status, slots } = interview;
  const isOver = slots === null && new Date(interview.startsAt).getTime() < Date.now();
  const cancel = async () => {
    const question = { title: '取消这次面试？', text: '学校会收到通知；之后是否再约，由学校决定。' };
    if (await confirm({ ...question, confirmLabel: '取消面试', cancelLabel: '再想想' }))
      await move({ move: 'cancel-interview' }, '已取消面试');
  };
  if (decline.note) return decline.note;
  const fixed = !isOver && slots === null;
  return (
    <div className="mt-5" data-testid="interview">
      <InterviewFacts interview={interview} isOver={isOver} />
      {slots !== null && can('accept-interview') && asking === null && (
        <ChooseTime
          deliveryId={delivery.id}
          slots={slots}
          minutes={interview.minutes}
          calendar={calendar}
          busy={busy}
          look={look}
          onChoose={(chosenAt) => void move({ move: 'accept-interview', chosenAt }, '已选好时间，学校会收到通知')}
        />
      )}
      {asking === 'decline' && decline.reasons(() => setAsking(null))}
      {asking === 'time' && can('propose-time') && (
        <ProposeTime
          busy={busy}
          onCancel={() => setAsking(null)}
          onPropose={async (proposedAt, note) => {
            if (await move({ move: 'propose-time', proposedAt, note }, '已告诉学校你希望的时间')) setAsking(null);
          }}
        />
      )}
      {asking === null && (
        <div className="answers">
          {can('accept-interview') && fixed && (
            <Button
              look={look}
              size="l"
              busy={busy}
              onClick={() => void move({ move: 'accept-interview' }, '已答应参加面试')}
            >
              确认参加
            </Button>
          )}
          {status === 'accepted' && !isOver && <CalendarButton save={() => saveInterview(delivery.id)} />}
          {can('propose-time') && (
            <Button size="l" busy={busy} onClick={() => setAsking('time')}>
              改个时间
            </Button>
          )}
          {status === 'accepted' && !isOver && can('cancel-interview') && (
            <Button look="text" busy={busy} onClick={() => void cancel()}>
              取消面试
            </Button>
          )}
          {status !== 'accepted' && can('decline-interview') && (
            <Button look="text" size="l" busy={decline.busy} onClick={() => setAsking('decline')}>
              婉拒
            </Button>
          )}
          {calendar && fixed && <DayCheck delivery={delivery} interview={interview} calendar={calendar} />}
        </div>
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
    // Wall time is that of Shanghai, as times are displayed, whatever the user's time zone.
    const at = new Date(`${local}:00+08:00`);
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
      className="mt-5 grid grid-cols-[220px_1fr_auto] items-start gap-3 max-sm:grid-cols-1"
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

/** When, where and with whom; for a past interview, what happens next. */
function InterviewFacts({ interview, isOver }: { interview: Interview; isOver: boolean }) {
  const { startsAt, slots, minutes, mode, place, link, contact, note } = interview;
  const next = isOver ? whatNext[interview.status] : undefined;
  const when = slots
    ? `${slots.length} 个时间可选`
    : `${monthDay(startsAt)} ${weekday(startsAt)} ${timeOfDay(startsAt)}`;
  const isPage = link && rules.isExternalLink.test(link);
  return (
    <>
      <Facts
        facts={[
          { label: '时间', value: `${when}，${minutes} 分钟` },
          {
            label: `${interviewModeLabels[mode]}面试`,
            value: place ? placeText(interview) : isPage ? <InterviewLink href={link} /> : link || '等联系',
          },
          { label: '联系人', value: contact },
        ]}
      />
      {place && isPage && (
        <p className="mt-3 text-14">
          <InterviewLink href={link} />
        </p>
      )}
      {note && <p className="mt-3 max-w-180 text-14 break-words">{note}</p>}
      {next && <p className="mt-3 text-14 text-ink-3">{next}</p>}
    </>
  );
}

const InterviewLink = ({ href }: { href: string }) => (
  <a href={href} className="link break-all" target="_blank" rel="noreferrer">
    {href}
  </a>
);
