import { Button, Form } from 'antd';
import { useAction } from '#web/features/calls/use-action.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { NumberField, TextField } from '#web/features/forms/fields.tsx';
import { type FairResults, fairResults } from '../../contract/fair-shapes.ts';
import type { FairDetail } from '../../contract/fair-views.ts';
import { fairCalls } from './use-fairs.ts';

const field = fieldsOf(fairResults);

const fields = [
  ['resumes', '份'],
  ['interviews', '人'],
  ['intents', '人'],
] as const;

/** The company's own results of the fair. */
export function ResultsForm({ fair, results }: { fair: FairDetail; results: FairResults | null }) {
  const report = useAction('PUT /api/company/fairs/:id/results', {
    invalidates: fairCalls,
    done: '成效已保存',
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
        {fields.map(([name, unit]) => (
          <NumberField key={name} {...field(name)} suffix={unit} width="w-36!" />
        ))}
      </div>
      <TextField {...field('note')} rows={3} />
      <Button type="primary" htmlType="submit" loading={report.isPending}>
        保存
      </Button>
    </Form>
  );
}
