import { Button } from 'antd';
import { useState } from 'react';
import { dayAt } from '#contract/months.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { SlotChip } from './slot-chip.tsx';
import { SlotForm } from './slot-form.tsx';

type Slots = readonly { endsAt: string; taken: number }[];

const isOver = (slots: Slots) => slots.every(({ endsAt }) => Date.parse(endsAt) < Date.now());

/** A day: its lines are its own, since days break into several rows. */
const cell = 'min-w-56 px-4 py-3 text-13 shadow-[0_0_0_1px_var(--line)]';

/** '7 人约了', of a day that is over '已过，7 人'. */
function bookedText(slots: Slots): string {
  const taken = slots.reduce((sum, slot) => sum + slot.taken, 0);
  if (isOver(slots)) return `已过，${taken} 人`;
  return taken === 0 ? '还没有人约' : `${taken} 人约了`;
}

/** 复审时段: when originals may be brought, and how many chose each time. */
export function SlotsPanel({ examId }: { examId: string }) {
  const [adding, setAdding] = useState(false);
  const params = { id: examId };
  const answers = callKey('GET /api/company/exams/:id/slots', { params });
  const found = useCall('GET /api/company/exams/:id/slots', { params }, { quiet: true });
  const remove = useAction('DELETE /api/company/examSlots/:id', { answers });
  if (found.isError) return <LoadFailed title="时段没有加载出来" onRetry={found.refetch} />;
  if (!found.data) return null;
  const { items, people, chosen, mayArrange } = found.data;
  const days = Map.groupBy(items, ({ startsAt }) => `${dayAt(new Date(startsAt))}T12:00:00+08:00`);
  const [over, ahead] = [
    [...days].filter(([, slots]) => isOver(slots)),
    [...days].filter(([, slots]) => !isOver(slots)),
  ];
  const places = new Set(items.map(({ place }) => place));
  const [commonPlace] = places.size === 1 ? places : [];
  const drop = async (id: string) => {
    const done = await remove.send({ params: { id } });
    if (done) toast.success('时段已删除');
  };
  return (
    <section className="mb-3 rounded-card border border-line bg-surface" aria-label="复审时段">
      <div className="flex flex-wrap items-center gap-x-4 border-b border-line px-4 py-2.5">
        <h2 className="text-16 font-semibold text-ink-1">复审时段</h2>
        <p className="tabular grow text-13 text-ink-3 max-sm:order-last max-sm:basis-full">
          {items.length === 0
            ? '还没有时段，入围的人要选了时段才能来'
            : `${people} 人待复审，${chosen === 0 && people > 0 ? '都还没有选时段' : `其中 ${chosen} 人已选时段`}${commonPlace ? `；${commonPlace}` : ''}`}
        </p>
        {mayArrange && (
          <Button size="small" className="max-sm:ml-auto" onClick={() => setAdding(true)}>
            增加时段
          </Button>
        )}
      </div>
      <div className="flex flex-wrap overflow-hidden rounded-b-card">
        {ahead.map(([day, slots]) => (
          <div key={day} className={`${cell} grow basis-0 max-sm:basis-full`}>
            <p className="flex items-baseline justify-between">
              <b className="tabular font-medium text-ink-1">
                {monthDay(day)} {weekday(day)}
              </b>
              <span className="tabular text-12 text-ink-3">{bookedText(slots)}</span>
            </p>
            <ul
              className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-2"
              aria-label={`${monthDay(day)} 的时段`}
            >
              {slots.map((slot) => (
                <SlotChip
                  key={slot.id}
                  slot={slot}
                  withPlace={!commonPlace}
                  onDrop={mayArrange && slot.taken === 0 ? () => void drop(slot.id) : null}
                />
              ))}
            </ul>
          </div>
        ))}
        {over.length > 0 && (
          <ul className={`${cell} grid content-start gap-y-1 text-ink-3 max-sm:w-full`}>
            {over.map(([day, slots]) => (
              <li key={day} className="tabular flex justify-between gap-4">
                <span>
                  {monthDay(day)} {weekday(day)}
                </span>
                <span>{bookedText(slots)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {adding && <SlotForm examId={examId} onClose={() => setAdding(false)} />}
    </section>
  );
}
