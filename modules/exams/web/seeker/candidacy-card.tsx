import { type ReactNode, useId, useState } from 'react';
import { formatDate } from '#contract/text.ts';
import { call } from '#web/api/browser-call.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { dayAndTime, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Candidacy } from '../../contract/candidates/candidates.ts';
import { whenText } from '../features/exam-words.ts';

interface Props {
  exam: { id: string; title: string };
  own: Candidacy;
  setOwn(own: Candidacy): void;
}

/** What a shortlisted applicant has to do, below until when: the slot of the recheck, or giving up. Nothing before the shortlist is public. */
export function CandidacyCard({ exam: { id, title }, own, setOwn }: Props) {
  const params = { id };
  const chosen = own.slots.find(({ id }) => id === own.slotId);
  const isOpen = !chosen || Date.parse(chosen.startsAt) > Date.now();
  const giveUp = own.mayWithdraw && <GiveUp params={params} onDone={setOwn} />;
  return (
    <section
      aria-label={`${title}：入围以后`}
      className="-mx-6 mt-4 -mb-4 bg-surface px-6 py-4 max-sm:-mx-4 max-sm:px-4"
    >
      {own.state !== 'recheck' && <h3 className="text-16 font-semibold text-ink-1">已退出后续环节</h3>}
      {own.state === 'recheck' && (
        <p className="text-14 text-ink-3">
          {chosen
            ? `请在 ${whenText(chosen.startsAt)} 至 ${timeOfDay(chosen.endsAt)} 带报名时提交的全部材料原件到${chosen.place}。`
            : own.slots.length > 0
              ? '选一个时段，到时带报名时提交的全部材料原件'
              : '时段还没有公布，公布后在这里选择。'}
        </p>
      )}
      {own.state === 'recheck' && isOpen && own.slots.length > 0 ? (
        <SlotChoice params={params} own={own} onDone={setOwn}>
          {giveUp}
        </SlotChoice>
      ) : (
        giveUp
      )}
    </section>
  );
}

interface SlotChoiceProps {
  params: { id: string };
  own: Candidacy;
  onDone(own: Candidacy): void;
  /** Opposite the button. */
  children: ReactNode;
}

/** The slots of the recheck by day; a full one is shown and cannot be chosen. */
function SlotChoice({ params, own, onDone, children }: SlotChoiceProps) {
  const [slotId, setSlotId] = useState(own.slotId);
  const choice = useAction('PUT /api/exams/:id/candidacy/slot', {
    opened: own.slotId,
    onSuccess: onDone,
    // Somebody else may have taken the last seat: the list is read again.
    onError: () => call('GET /api/exams/:id/candidacy', { params }).then(onDone, () => undefined),
  });
  const days = Map.groupBy(own.slots, ({ startsAt }) => formatDate(startsAt));
  /** The place, where every slot has the same. */
  const [commonPlace] =
    new Set(own.slots.map(({ place }) => place)).size === 1 ? own.slots.map(({ place }) => place) : [];
  const fullFor = ({ id, free }: Candidacy['slots'][number]) => free === 0 && id !== own.slotId;
  const chosen = own.slots.find((slot) => slot.id === slotId && !fullFor(slot));
  return (
    <div className="script-only mt-1">
      {commonPlace && <p className="text-14 text-ink-3">{commonPlace}</p>}
      {[...days].map(([day, slots]) => (
        <fieldset key={day} className="mb-3 min-w-0">
          <legend className="tabular mb-1.5 text-14 font-semibold text-ink-1">
            {day.slice(5)} {weekday(slots[0]?.startsAt ?? '')}
          </legend>
          <div className="flex flex-wrap gap-2">
            {slots.map((slot) => {
              const { id, startsAt, endsAt, place, free } = slot;
              const isFull = fullFor(slot);
              return (
                <label
                  key={id}
                  className={`option tabular gap-2 max-sm:h-11 ${isFull ? 'text-ink-3' : 'cursor-pointer'}`}
                >
                  <input
                    type="radio"
                    className="sr-only"
                    name={`slot-${params.id}`}
                    checked={id === slotId && !isFull}
                    disabled={isFull}
                    onChange={() => setSlotId(id)}
                  />
                  <span className={isFull ? 'line-through' : 'font-semibold'}>
                    {timeOfDay(startsAt)}–{timeOfDay(endsAt)}
                  </span>
                  <span className="text-12 text-ink-3">
                    {id === own.slotId ? '已选' : isFull ? '已满' : `余 ${free}`}
                    {!commonPlace && `，${place}`}
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap items-start justify-between gap-3">
        {children}
        <p className="ml-auto flex items-center gap-3">
          <b className={`tabular text-14 ${chosen ? 'font-semibold text-ink-1' : 'font-normal text-ink-3'}`}>
            {chosen && slotId !== own.slotId
              ? `${dayAndTime(chosen.startsAt)}–${timeOfDay(chosen.endsAt)}`
              : own.slotId === null && '先点一个时段'}
          </b>
          <Button
            look="filled"
            busy={choice.isPending}
            disabled={!chosen || slotId === own.slotId}
            onClick={() => slotId !== null && void choice.send({ params, body: { slotId } })}
          >
            {own.slotId ? '更换时段' : '选定时段'}
          </Button>
        </p>
      </div>
    </div>
  );
}

/** 放弃, with a reason: it cannot be taken back, since the next in the order takes the place. */
export function GiveUp({ params, onDone }: { params: { id: string }; onDone(own: Candidacy): void }) {
  const field = useId();
  const [reason, setReason] = useState('');
  const { send, isPending } = useAction('POST /api/exams/:id/candidacy/withdrawal', {
    opened: params.id,
    onSuccess: onDone,
  });
  return (
    <details className="script-only text-14 open:basis-full">
      <summary className="-ml-2 flex min-h-11 w-fit cursor-pointer items-center px-2 text-ink-3 hover:text-err-ink">
        不再参加，放弃后续环节
      </summary>
      <label htmlFor={field} className="mt-2 block text-ink-1">
        原因（放弃以后不能恢复，由下一位递补）
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={field}
          className="field h-9 min-w-0 flex-1 basis-56"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button
          busy={isPending}
          disabled={reason.trim().length < 2}
          onClick={() => void send({ params, body: { reason: reason.trim() } })}
        >
          放弃
        </Button>
      </div>
    </details>
  );
}
