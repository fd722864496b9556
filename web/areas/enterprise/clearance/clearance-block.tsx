import { Button, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { type ClearanceResult, clearanceEndpoints, clearanceResults } from '#contract/companies/clearance.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { DayField, fieldsOf, RadioField, TextField } from '#web/features/forms/fields.tsx';
import { pickedNow } from '#web/features/time/picked-time.ts';

const field = fieldsOf(clearanceEndpoints['POST /api/deliveries/:id/clearance'].body);

interface Fields {
  queriedOn: Dayjs;
  handler: string;
  result: ClearanceResult;
  note?: string;
}

/** 准入查询 of a delivery: the record, or the form that creates it. Required before an offer. */
export function ClearanceBlock({ deliveryId }: { deliveryId: string }) {
  const [editing, setEditing] = useState(false);
  const input = { params: { id: deliveryId } };
  const found = useCall('GET /api/deliveries/:id/clearance', input, { background: true, quiet: true });
  const record = useAction('POST /api/deliveries/:id/clearance', {
    answers: callKey('GET /api/deliveries/:id/clearance', input),
    done: '准入查询已登记',
    onSuccess: () => setEditing(false),
  });
  if (found.isError) return <LoadFailed title="准入查询没有加载出来" error={found.error} onRetry={found.refetch} />;
  if (found.isPending) return null;
  const { data } = found;
  const Icon = data?.result === 'clear' ? ShieldCheck : CircleAlert;
  return (
    <section className="rounded-ctl border border-line px-4 py-3 text-14" aria-label="准入查询">
      <div className="flex items-center gap-2">
        <Icon
          size={16}
          aria-hidden="true"
          className={data ? (data.result === 'clear' ? 'text-ok' : 'text-err') : 'text-warm'}
        />
        <h3 className="text-14 font-semibold text-ink-1">准入查询</h3>
        {!editing && (
          <Button size="small" type="link" className="ml-auto px-0" onClick={() => setEditing(true)}>
            {data ? '重新登记' : '登记'}
          </Button>
        )}
      </div>
      {data ? (
        <p className="mt-1 text-ink-2">
          {data.queriedOn}，经办人 {data.handler}：{clearanceResults[data.result]}
          {data.note && `（${data.note}）`}
        </p>
      ) : (
        <p className="mt-1 text-ink-3">录用前须依法查询违法犯罪记录；登记后才能发出录用</p>
      )}
      {editing && (
        <Form<Fields>
          layout="vertical"
          className="mt-3"
          requiredMark={false}
          initialValues={{ queriedOn: pickedNow(), result: 'clear' }}
          onFinish={({ queriedOn, ...rest }) =>
            void record.send({ ...input, body: { ...rest, queriedOn: queriedOn.format('YYYY-MM-DD') } })
          }
        >
          <div className="grid grid-cols-2 gap-x-3">
            <DayField name="queriedOn" label="查询日期" required maxDate={pickedNow()} />
            <TextField {...field('handler')} />
          </div>
          <RadioField {...field('result')} labels={clearanceResults} />
          <TextField {...field('note')} />
          <div className="flex justify-end gap-2">
            <Button size="small" onClick={() => setEditing(false)}>
              取消
            </Button>
            <Button size="small" type="primary" htmlType="submit" loading={record.isPending}>
              登记
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
