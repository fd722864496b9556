import { Button, DatePicker, Form, Input, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { type ExamStep, examSteps } from '#contract/exams/exam-steps.ts';
import { FieldHeads } from '#web/features/forms/field-heads.tsx';
import { StepTimeline } from './step-timeline.tsx';

const steps = Object.entries(examSteps).map(([value, { label }]) => ({ value: value as ExamStep, label }));

/** Quiet until its row is pointed at or holds the focus; always shown to touch. */
const bin =
  'text-ink-3! pointer-fine:not-focus-visible:opacity-0 pointer-fine:group-hover/row:opacity-100 pointer-fine:group-focus-within/row:opacity-100';

const stepRow =
  'grid grid-cols-[128px_minmax(0,1fr)_minmax(96px,0.8fr)_32px] gap-2 max-sm:grid-cols-[112px_minmax(0,1fr)_32px]';

/** The timetable, a line a step; 报名 and 公示 are needed before publication. */
export function StepsField() {
  return (
    <Form.List name="steps">
      {(fields, { add, remove }) => (
        <Form.Item>
          <StepTimeline />
          <FieldHeads className={stepRow} names={['步骤', '起止时间', '考生看到的说明']} />
          {fields.map(({ key, name }) => (
            <div
              key={key}
              className={`group/row mb-2 max-sm:mb-3 max-sm:border-b max-sm:border-line max-sm:pb-3 ${stepRow}`}
            >
              <Form.Item name={[name, 'step']} noStyle rules={[{ required: true, message: '请选择步骤' }]}>
                <Select aria-label="步骤" placeholder="步骤" options={steps} className="w-full!" />
              </Form.Item>
              <Form.Item name={[name, 'when']} noStyle rules={[{ required: true, message: '请选择起止时间' }]}>
                <DatePicker.RangePicker
                  showTime={{ format: 'HH:mm' }}
                  format="YYYY-MM-DD HH:mm"
                  className="w-full! min-w-0! max-sm:col-span-3 max-sm:row-start-2"
                />
              </Form.Item>
              <Form.Item name={[name, 'detail']} noStyle>
                <Input
                  aria-label="步骤说明"
                  placeholder="可不写"
                  maxLength={60}
                  className="w-full! max-sm:col-start-2 max-sm:row-start-1"
                />
              </Form.Item>
              <Button
                type="text"
                aria-label="删除这个步骤"
                className={`${bin} max-sm:col-start-3 max-sm:row-start-1`}
                icon={<Trash2 size={16} />}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Button type="dashed" icon={<Plus size={16} />} onClick={() => add({})}>
            添加步骤
          </Button>
        </Form.Item>
      )}
    </Form.List>
  );
}

/** Whom applicants call. */
export function PhonesField() {
  return (
    <Form.List name="phones">
      {(fields, { add, remove }) => (
        <Form.Item label="咨询电话">
          {fields.map(({ key, name }) => (
            <div key={key} className="group/row mb-2 flex gap-2">
              <Form.Item name={[name, 'name']} noStyle rules={[{ required: true, message: '请填写用途' }]}>
                <Input aria-label="用途" placeholder="政策咨询" maxLength={20} className="w-32!" />
              </Form.Item>
              <Form.Item name={[name, 'number']} noStyle rules={[{ required: true, min: 5, message: '请填写电话' }]}>
                <Input aria-label="电话" placeholder="区号-号码" maxLength={30} className="flex-1!" />
              </Form.Item>
              <Button
                type="text"
                aria-label="删除这个电话"
                className={bin}
                icon={<Trash2 size={16} />}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          {fields.length < 6 && (
            <Button type="dashed" icon={<Plus size={16} />} onClick={() => add({})}>
              添加电话
            </Button>
          )}
        </Form.Item>
      )}
    </Form.List>
  );
}
