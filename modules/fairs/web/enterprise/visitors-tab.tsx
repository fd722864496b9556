import { Button, Form } from 'antd';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { ScanButton } from '#web/features/scan/scan-button.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { FairDetail } from '../../contract/fair-views.ts';
import { fairEndpoints } from '../../contract/fairs.ts';
import { fairCalls } from './use-fairs.ts';

const field = fieldsOf(fairEndpoints['POST /api/company/fairs/:id/visitors'].body);

/** Visitors of the booth: recorded by scanning or typing a visitor's code. */
export function VisitorsTab({ fair }: { fair: FairDetail }) {
  const [form] = Form.useForm<{ code: string; note?: string }>();
  const params = { id: fair.id };
  const visit = useAction('POST /api/company/fairs/:id/visitors', { invalidates: fairCalls });
  const visitors = useCall('GET /api/company/fairs/:id/visitors', { params }, { background: true });
  const keep = async ({ code, note = '' }: { code: string; note?: string }) => {
    const seen = await visit.send({ params, body: { code, note } });
    if (!seen) return;
    toast.success(`已登记：${seen.name}`);
    form.resetFields();
  };
  return (
    <>
      <Form form={form} name="fair-visitor" className="flex flex-wrap items-center gap-2" onFinish={keep}>
        <TextField {...field('code')} noStyle width="w-52" autoComplete="off" />
        <TextField {...field('note')} noStyle width="w-52" placeholder="备注（选填）" />
        <Button type="primary" htmlType="submit" loading={visit.isPending}>
          登记
        </Button>
        <ScanButton onCode={(code) => void keep({ code, note: form.getFieldValue('note') })} />
      </Form>
      <ConsoleList
        label="名单"
        query={visitors}
        row={({ id, name, headline, note, at }) => (
          <li key={id} className="flex items-baseline gap-3 py-2.5">
            <b className="w-16 flex-none font-semibold text-ink-1">{name}</b>
            <span className="min-w-0 flex-1 text-14">
              {headline}
              {note && <span className="block text-12 text-ink-3">{note}</span>}
            </span>
            <span className="tabular text-12 text-ink-3">{dayAndTime(at)}</span>
          </li>
        )}
        empty="还没有求职者到访，扫描对方出示的入场码登记"
      />
    </>
  );
}
