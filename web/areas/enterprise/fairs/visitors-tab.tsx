import { App, Button, Empty, Form, Input } from 'antd';
import type { FairDetail } from '#contract/fairs/fair-views.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { ScanButton } from '#web/features/fairs/scan-button.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { useActions, useVisitors } from './use-fairs.ts';

/** Who came to the booth: kept by scanning or typing the code that a visitor shows. */
export function VisitorsTab({ fair }: { fair: FairDetail }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<{ code: string; note?: string }>();
  const { visit } = useActions(fair.id);
  const visitors = useVisitors(fair.id);
  const keep = async ({ code, note = '' }: { code: string; note?: string }) => {
    const seen = await visit.mutateAsync({ code, note }).catch(() => null);
    if (!seen) return;
    message.success(`已登记：${seen.name}`);
    form.resetFields();
  };
  return (
    <>
      <Form form={form} name="fair-visitor" className="flex! flex-wrap items-center gap-2" onFinish={keep}>
        <Form.Item name="code" noStyle rules={[{ required: true, min: 8, message: '请输入入场码' }]}>
          <Input className="w-52!" placeholder="入场码" aria-label="入场码" autoComplete="off" maxLength={200} />
        </Form.Item>
        <Form.Item name="note" noStyle>
          <Input className="w-52!" placeholder="备注（选填）" aria-label="备注" maxLength={100} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={visit.isPending}>
          登记
        </Button>
        <ScanButton onCode={(code) => void keep({ code, note: form.getFieldValue('note') })} />
      </Form>
      {visitors.isPending ? (
        <RowsSkeleton />
      ) : visitors.isError ? (
        <LoadFailed title="名单没有加载出来" onRetry={visitors.refetch} />
      ) : visitors.data.length === 0 ? (
        <Empty className="py-10!" description="还没有求职者到访，扫描对方出示的入场码登记" />
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {visitors.data.map(({ id, name, headline, note, at }) => (
            <li key={id} className="flex items-baseline gap-3 py-2.5">
              <b className="w-16 flex-none font-medium text-ink-1">{name}</b>
              <span className="min-w-0 flex-1 text-13">
                {headline}
                {note && <span className="block text-12 text-ink-3">{note}</span>}
              </span>
              <span className="tabular text-12 text-ink-3">{dayAndTime(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
