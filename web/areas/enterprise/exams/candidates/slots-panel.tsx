import { App, Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '#contract/text.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
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
  const drop = async (id: string) => {
    const done = await remove.send({ params: { id } });
    if (done) message.success('时段已删除');
  };
  return (
    <section className="mb-3 rounded-card border border-line bg-surface p-5 max-sm:p-4" aria-label="复审时段">
      <div className="flex flex-wrap items-baseline gap-3">
        <h2 className="text-14 font-semibold text-ink-1">复审时段</h2>
        <span className="tabular text-13 text-ink-3">
          {items.length === 0 ? '还没有时段，入围的人要选了时段才能来' : `${people} 人待复审，${chosen} 人已选时段`}
        </span>
        {mayArrange && (
          <Button className="ml-auto" onClick={() => setAdding(true)}>
            增加时段
          </Button>
        )}
      </div>
      {items.length > 0 && (
        <ul className="mt-3 grid max-h-72 grid-cols-3 gap-2 overflow-y-auto max-lg:grid-cols-2 max-sm:grid-cols-1">
          {items.map(({ id, startsAt, endsAt, place, seats, taken }) => (
            <li key={id} className="flex items-start gap-2 rounded-ctl bg-fill px-3 py-2 text-13">
              <span className="min-w-0 flex-1">
                <b className="tabular font-medium text-ink-1">
                  {formatDateTime(startsAt)}–{timeOf(endsAt)}
                </b>
                <span className="block break-words text-12 text-ink-3">{place}</span>
              </span>
              <span className="tabular text-ink-2">
                {taken} / {seats}
              </span>
              {mayArrange && taken === 0 && (
                <Popconfirm title="删除这个时段？" okText="删除" cancelText="返回" onConfirm={() => void drop(id)}>
                  <Button size="small" type="text" aria-label={`删除 ${formatDateTime(startsAt)} 的时段`}>
                    删除
                  </Button>
                </Popconfirm>
              )}
            </li>
          ))}
        </ul>
      )}
      {adding && <SlotForm examId={examId} onClose={() => setAdding(false)} />}
    </section>
  );
}
