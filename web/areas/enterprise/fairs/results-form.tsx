import { App, Button, Form, Input, InputNumber } from 'antd';
import type { FairResults } from '#contract/fairs/fair-shapes.ts';
import type { FairDetail } from '#contract/fairs/fair-views.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { fairCalls } from './use-fairs.ts';

const fields = [
  ['resumes', '收到简历', '份'],
  ['interviews', '约定面试', '人'],
  ['intents', '达成意向', '人'],
] as const;

/** The company's own results of the fair. */
export function ResultsForm({ fair, results }: { fair: FairDetail; results: FairResults | null }) {
  const { message } = App.useApp();
  const report = useAction('PUT /api/company/fairs/:id/results', {
    invalidates: fairCalls,
    onSuccess: () => message.success('成效已保存'),
  });
  const send = async (values: FairResults) => {
    const body = { ...values, note: values.note ?? '' };
    await report.send({ params: { id: fair.id }, body });
  };
  if (Date.parse(fair.startsAt) > Date.now()) return <p className="text-13 text-ink-3">招聘会开始后可以填报成效。</p>;
  return (
    <Form
      name="fair-results"
      layout="vertical"
      initialValues={results ?? { resumes: 0, interviews: 0, intents: 0, note: '' }}
      onFinish={send}
      requiredMark={false}
    >
      <div className="flex flex-wrap gap-4">
        {fields.map(([name, label, unit]) => (
          <Form.Item key={name} name={name} label={label} rules={[{ required: true, message: `请填写${label}` }]}>
            <InputNumber min={0} max={100_000} precision={0} suffix={unit} className="w-36!" />
          </Form.Item>
        ))}
      </div>
      <Form.Item name="note" label="说明">
        <Input.TextArea rows={3} maxLength={300} showCount />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={report.isPending}>
        保存
      </Button>
    </Form>
  );
}
