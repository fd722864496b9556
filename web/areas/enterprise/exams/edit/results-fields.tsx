import { DatePicker, Form, InputNumber, Select, Switch } from 'antd';
import { groupCorrections } from '#contract/exams/results/result-settings.ts';

const numbers = [
  ['fullMark', '笔试满分', 10, 1_000],
  ['pass', '笔试合格线（0 为不设）', 0, 1_000],
  ['interviewPass', '面试合格线', 0, 100],
  ['recountDays', '成绩复查天数', 0, 15],
] as const;

/** Rules about scores, lines and replacements. */
export function ResultsFields() {
  return (
    <div className="grid grid-cols-4 gap-x-4 max-xl:grid-cols-3 max-sm:grid-cols-2">
      {numbers.map(([name, label, min, max]) => (
        <Form.Item
          key={name}
          name={['results', name]}
          label={label}
          rules={[{ required: true, message: `请填写${label}` }]}
        >
          <InputNumber min={min} max={max} precision={0} className="w-full!" />
        </Form.Item>
      ))}
      <Form.Item name={['results', 'groupCorrection']} label="面试分组修正">
        <Select options={Object.entries(groupCorrections).map(([value, label]) => ({ value, label }))} />
      </Form.Item>
      <Form.Item name="replaceUntil" label="递补截止日">
        <DatePicker className="w-full!" placeholder="不限" />
      </Form.Item>
      <Form.Item
        name={['results', 'dropExtremes']}
        label="去掉最高分和最低分"
        tooltip="至少有 5 位考官评分时"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </div>
  );
}
