import { Button, TimePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { X } from 'lucide-react';
import { useState } from 'react';
import { dayAt } from '#contract/months.ts';
import { formatDateTime } from '#contract/text.ts';
import { toast } from '#web/api/toasts.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { DayField, Field, FormDialog, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { mostSlots, type RecheckSlot } from '../../../contract/candidates/candidates.ts';

const isPast = ({ endsAt }: RecheckSlot) => Date.parse(endsAt) < Date.now();

/** 复审时段: when originals may be brought and how many chose each time, a day a line, those to come first. */
export function SlotsPanel({ examId }: { examId: string }) {
  const [adding, setAdding] = useState(false);
  const params = { id: examId };
  const answers = callKey('GET /api/company/exams/:id/slots', { params });
  const found = useCall('GET /api/company/exams/:id/slots', { params });
  const remove = useAction('DELETE /api/company/examSlots/:id', { answers, done: '时段已删除' });
  if (!found.data) return <Awaiting query={found} failed="时段没有加载出来" />;
  const { items, people, chosen, mayArrange } = found.data;
  const days = [...Map.groupBy(items, ({ startsAt }) => `${dayAt(new Date(startsAt))}T12:00:00+08:00`)].sort(
    ([, one], [, other]) => Number(one.every(isPast)) - Number(other.every(isPast)),
  );
  return (
    <section className="card text-14 sm:max-xl:-order-1" aria-label="复审时段">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5">
        <h2 className="grow text-16 font-semibold text-ink-1">复审时段</h2>
        <p className="tabular order-last basis-full text-ink-3 empty:hidden">
          {items.length === 0
            ? '还没有时段，入围的人要选了时段才能来'
            : people > 0 && `${people} 人待复审，其中 ${chosen} 人已选时段`}
        </p>
        {mayArrange && (
          <Button size="small" onClick={() => setAdding(true)}>
            增加时段
          </Button>
        )}
      </div>
      <ol className="divide-y divide-line">
        {days.map(([day, slots]) => (
          <li key={day}>
            <details className="px-4 py-2.5" open={!slots.every(isPast)}>
              <summary className="tabular cursor-pointer text-ink-1">
                {monthDay(day)} {weekday(day)}
              </summary>
              <ul
                className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-2 xl:grid-cols-1"
                aria-label={`${monthDay(day)} 的时段`}
              >
                {slots.map((slot) => {
                  const { id, startsAt, endsAt, place, seats, taken } = slot;
                  return (
                    <li key={id} className="flex items-center gap-2 rounded-ctl border border-line px-2.5 py-1.5">
                      <span className="tabular min-w-0 flex-1">
                        <b className={isPast(slot) ? 'font-normal text-ink-3' : 'font-semibold text-ink-1'}>
                          {timeOfDay(startsAt)}–{timeOfDay(endsAt)}
                        </b>
                        <span className="cut block text-14 text-ink-3">{place}</span>
                      </span>
                      <span className="tabular text-14 text-ink-3">
                        {taken}/{seats}
                      </span>
                      {mayArrange && taken === 0 && (
                        <AskButton
                          size="small"
                          type="text"
                          icon={<X size={12} aria-hidden />}
                          aria-label={`删除 ${formatDateTime(startsAt)} 的时段`}
                          ask="删除这个时段？"
                          yes="删除"
                          onYes={() => remove.send({ params: { id } })}
                        />
                      )}
                    </li>
                  );
                })}
              </ul>
            </details>
          </li>
        ))}
      </ol>
      {adding && <SlotForm examId={examId} onClose={() => setAdding(false)} />}
    </section>
  );
}

interface Values {
  day: Dayjs;
  hours: [Dayjs, Dayjs];
  minutes: number;
  seats: number;
  place: string;
}

/** Cuts some hours of a day into slots of equal length. */
function SlotForm({ examId, onClose }: { examId: string; onClose(): void }) {
  const params = { id: examId };
  const add = useAction('POST /api/company/exams/:id/slots', {
    answers: callKey('GET /api/company/exams/:id/slots', { params }),
    opened: examId,
  });
  const send = async ({ day, hours: [from, to], minutes, seats, place }: Values) => {
    const span = { day: day.format('YYYY-MM-DD'), from: from.format('HH:mm'), to: to.format('HH:mm') };
    const slots = cutDay(span, minutes).map((slot) => ({ ...slot, seats, place }));
    if (slots.length === 0 || slots.length > mostSlots) {
      toast.error(slots.length === 0 ? '这段时间不够一个时段' : `一次最多 ${mostSlots} 个时段`);
      return;
    }
    const done = await add.send({ params, body: { slots } });
    if (done) toast.success(`已增加 ${slots.length} 个时段`);
    if (done) onClose();
  };
  return (
    <FormDialog<Values>
      title="增加复审时段"
      okText="增加"
      cancelText="返回"
      busy={add.isPending}
      initialValues={{ minutes: 30, seats: 10 }}
      onSend={(values) => void send(values)}
      onClose={onClose}
    >
      <DayField name="day" label="日期" required minDate={pickedNow()} />
      <Field name="hours" label="从几点到几点" required="请选择时间">
        <TimePicker.RangePicker className="w-full" format="HH:mm" minuteStep={5} />
      </Field>
      <div className="grid grid-cols-2 gap-x-4">
        <NumberField name="minutes" label="每段分钟" required min={5} max={480} />
        <NumberField name="seats" label="每段人数" required min={1} max={500} />
      </div>
      <TextField name="place" label="地点" required maxLength={60} placeholder="例如：市教育局二楼 205" />
    </FormDialog>
  );
}

interface Hours {
  day: string;
  from: string;
  to: string;
}

/** Whole slots of some minutes within hours of a day in Asia/Shanghai; what is left over at the end is not used. */
export function cutDay({ day, from, to }: Hours, minutes: number): { startsAt: string; endsAt: string }[] {
  const length = minutes * 60_000;
  const [begins, ends] = [from, to].map((time) => Date.parse(`${day}T${time}:00+08:00`));
  const slots = [];
  for (let at = begins ?? 0; at + length <= (ends ?? 0); at += length)
    slots.push({ startsAt: new Date(at).toISOString(), endsAt: new Date(at + length).toISOString() });
  return slots;
}
