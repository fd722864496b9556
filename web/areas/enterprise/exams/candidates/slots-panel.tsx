import { App, Button, Popconfirm } from 'antd';
import { X } from 'lucide-react';
import { useState } from 'react';
import { dayAt } from '#contract/months.ts';
import { formatDateTime } from '#contract/text.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { SlotForm } from './slot-form.tsx';

const timeOf = (at: string) => formatDateTime(at).slice(11);

/** 复审时段: when originals may be brought, and how many chose each time. */
export function SlotsPanel({ examId }: { examId: string }) {
  const { message } = App.useApp();
  const [adding, setAdding] = useState(false);
  const params = { id: examId };
  const answers = callKey('GET /api/company/exams/:id/slots', { params });
  const found = useCall('GET /api/company/exams/:id/slots', { params }, { quiet: true });
  const remove = useAction('DELETE /api/company/examSlots/:id', { answers });
  if (found.isError) return <LoadFailed title="时段没有加载出来" onRetry={found.refetch} />;
  if (!found.data) return null;
  const { items, people, chosen, mayArrange } = found.data;
  const days = Map.groupBy(items, ({ startsAt }) => `${dayAt(new Date(startsAt))}T12:00:00+08:00`);
  const places = new Set(items.map(({ place }) => place));
  const [commonPlace] = places.size === 1 ? places : [];
  const drop = async (id: string) => {
    const done = await remove.send({ params: { id } });
    if (done) message.success('时段已删除');
  };
  return (
    <section className="mb-3 rounded-card border border-line bg-surface p-5 max-sm:p-4" aria-label="复审时段">
      <div className="flex flex-wrap items-baseline gap-3">
        <h2 className="text-14 font-semibold text-ink-1">复审时段</h2>
        <span className="tabular text-13 text-ink-3">
          {items.length === 0
            ? '还没有时段，入围的人要选了时段才能来'
            : `${people} 人待复审，${chosen} 人已选时段${commonPlace ? `；${commonPlace}` : ''}`}
        </span>
        {mayArrange && (
          <Button className="ml-auto" onClick={() => setAdding(true)}>
            增加时段
          </Button>
        )}
      </div>
      {[...days].map(([day, slots]) => (
        <div key={day} className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-2 text-13">
          <b className="tabular w-24 flex-none font-medium text-ink-1">
            {monthDay(day)} {weekday(day)}
          </b>
          <ul className="flex min-w-0 flex-1 flex-wrap gap-2" aria-label={`${monthDay(day)} 的时段`}>
            {slots.map(({ id, startsAt, endsAt, place, seats, taken }) => (
              <li key={id} className="flex items-center gap-2 rounded-ctl bg-fill px-3 py-1" title={place}>
                <span className="tabular text-ink-1">
                  {timeOf(startsAt)}–{timeOf(endsAt)}
                </span>
                <span className="tabular text-ink-3">
                  {taken} / {seats}
                </span>
                {!commonPlace && <span className="text-12 text-ink-3">{place}</span>}
                {mayArrange && taken === 0 && (
                  <Popconfirm title="删除这个时段？" okText="删除" cancelText="返回" onConfirm={() => void drop(id)}>
                    <Button
                      size="small"
                      type="text"
                      icon={<X size={14} aria-hidden />}
                      aria-label={`删除 ${formatDateTime(startsAt)} 的时段`}
                    />
                  </Popconfirm>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {adding && <SlotForm examId={examId} onClose={() => setAdding(false)} />}
    </section>
  );
}
