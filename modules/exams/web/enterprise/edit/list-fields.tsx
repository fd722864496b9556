import { DatePicker, Form, type FormRule, Input, Select } from 'antd';
import { ListField } from '#web/features/forms/list-field.tsx';
import { type ExamStep, examSteps } from '../../../contract/exam-steps.ts';
import type { StepValues } from './exam-values.ts';

const steps = Object.entries(examSteps).map(([value, { label }]) => ({ value: value as ExamStep, label }));

/** A step that was read from an announcement may have one end only. */
const bothEnds: FormRule = {
  validator: async (_, when?: StepValues['when']) => {
    if (!when?.[0] || !when[1]) throw new Error('请选择起止时间');
  },
};

const stepRow =
  'grid grid-cols-[116px_332px_minmax(0,1fr)_32px] items-center gap-2 max-sm:grid-cols-[112px_minmax(0,1fr)_32px]';

/** The timetable, a line a step; 报名 and 公示 are needed before publication. */
export function StepsField() {
  return (
    <ListField
      name="steps"
      addClass="mt-2"
      row={{
        add: '步骤',
        remove: '这个步骤',
        className: `mb-2 max-sm:border-b max-sm:border-line max-sm:pb-3 ${stepRow}`,
        removeClass: 'text-ink-3 max-sm:col-start-3 max-sm:row-start-1',
      }}
      heads={
        <div className={`pb-1 text-12 text-ink-3 max-sm:hidden ${stepRow}`}>
          <span>步骤</span>
          <span>起止时间</span>
          <span>考生看到的说明</span>
        </div>
      }
    >
      {(at) => (
        <>
          <Form.Item name={[at, 'step']} noStyle rules={[{ required: true, message: '请选择步骤' }]}>
            <Select aria-label="步骤" placeholder="步骤" options={steps} className="w-full" />
          </Form.Item>
          <Form.Item name={[at, 'when']} noStyle rules={[bothEnds]}>
            <DatePicker.RangePicker
              showTime={{ format: 'HH:mm' }}
              format="YYYY-MM-DD HH:mm"
              className="w-full min-w-0 max-sm:col-span-3 max-sm:row-start-2"
            />
          </Form.Item>
          <Form.Item name={[at, 'detail']} noStyle>
            <Input
              aria-label="步骤说明"
              placeholder="可不写"
              maxLength={60}
              className="w-full max-sm:col-start-2 max-sm:row-start-1"
            />
          </Form.Item>
        </>
      )}
    </ListField>
  );
}

/** Whom applicants call. */
export const PhonesField = () => (
  <ListField
    name="phones"
    label="咨询电话"
    most={6}
    row={{ add: '电话', remove: '这个电话', className: 'mb-2 flex gap-2', removeClass: 'text-ink-3' }}
  >
    {(at) => (
      <>
        <Form.Item name={[at, 'name']} noStyle rules={[{ required: true, message: '请填写用途' }]}>
          <Input aria-label="用途" placeholder="政策咨询" maxLength={20} className="w-32" />
        </Form.Item>
        <Form.Item name={[at, 'number']} noStyle rules={[{ required: true, min: 5, message: '请填写电话' }]}>
          <Input aria-label="电话" placeholder="区号-号码" maxLength={30} className="flex-1" />
        </Form.Item>
      </>
    )}
  </ListField>
);
