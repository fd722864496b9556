import { Button, DatePicker, Form, Input, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { Plus, Trash2 } from 'lucide-react';
import { type ExamStep, examSteps } from '#contract/exams/exam-steps.ts';
import { stepLabel } from '#web/features/exams/exam-words.ts';
import { FieldHeads } from '#web/features/forms/field-heads.tsx';
import { pickedNow } from '#web/features/time/picked-time.ts';
import type { Values } from './exam-values.ts';

const steps = Object.entries(examSteps).map(([value, { label }]) => ({ value: value as ExamStep, label }));

const stepRow =
  'grid grid-cols-[128px_minmax(0,1fr)_minmax(96px,0.8fr)_32px] gap-2 max-sm:grid-cols-[112px_minmax(0,1fr)_32px]';

type Step = Partial<Values['steps'][number]>;

/** From here on the number of days stands before its bar. */
const LATE = 90;

const lookOf = ([from, to]: [Dayjs, Dayjs], now: Dayjs) =>
  to <= now ? 'bg-(--chart-2)' : from <= now ? 'bg-brand' : 'bg-ink-4';

/** The steps as they are typed now on one scale of months, so that overlaps and gaps are seen. */
function StepTimeline() {
  const steps = (Form.useWatch('steps', Form.useFormInstance()) ?? []) as (Step | undefined)[];
  const timed = steps.flatMap((one) =>
    one?.step && one.when?.[0] && one.when[1] ? [{ step: one.step, when: one.when }] : [],
  );
  const first = timed.reduce<Dayjs | null>((least, { when: [from] }) => (least && least <= from ? least : from), null);
  const last = timed.reduce<Dayjs | null>((most, { when: [, to] }) => (most && most >= to ? most : to), null);
  if (!first || !last || timed.length < 2) return null;
  const now = pickedNow();
  const shareOf = (at: Dayjs) => (100 * at.diff(first)) / Math.max(1, last.diff(first));
  const months = Array.from({ length: last.diff(first.startOf('month'), 'month') }, (_, at) =>
    first.startOf('month').add(at + 1, 'month'),
  );
  const mark = (at: Dayjs) => ({ left: `${shareOf(at)}%` });
  return (
    <ol aria-hidden className="relative mb-5 ml-18 pt-6 text-12 max-sm:ml-16">
      {months.map((month) => (
        <li
          key={month.valueOf()}
          className="tabular absolute inset-y-0 border-l border-line pl-1 text-ink-3"
          style={mark(month)}
        >
          {/* Beside 今天 there is no room for its name on a phone. */}
          <span className={Math.abs(month.diff(now, 'day')) < 7 ? 'max-sm:hidden' : ''}>{month.format('M 月')}</span>
        </li>
      ))}
      {now > first && now < last && (
        <li
          className="absolute inset-y-0 z-1 border-l border-warm font-medium whitespace-nowrap text-warm-ink"
          style={mark(now)}
        >
          <span className="absolute -top-px -translate-x-1/2 bg-surface px-1">今天</span>
        </li>
      )}
      {timed.map(({ step, when }) => {
        const left = shareOf(when[0]);
        const right = shareOf(when[1]);
        return (
          <li key={`${step}${when[0].valueOf()}`} className="relative flex h-7 items-center border-t border-line">
            <span className="absolute -left-18 text-13 text-ink-1 max-sm:-left-16">{stepLabel(step)}</span>
            <i
              className={`absolute h-2.5 min-w-2 rounded-full ${lookOf(when, now)}`}
              style={{ left: `min(${left}%, 100% - 8px)`, width: `${right - left}%` }}
            />
            <span
              className="tabular absolute px-2 whitespace-nowrap text-ink-3"
              style={right > LATE ? { right: `${100 - left}%` } : { left: `max(${right}%, ${left}% + 8px)` }}
            >
              {when[1].startOf('day').diff(when[0].startOf('day'), 'day') + 1} 天
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The timetable, a line a step; 报名 and 公示 are needed before publication. */
export function StepsField() {
  return (
    <Form.List name="steps">
      {(fields, { add, remove }) => (
        <Form.Item>
          <StepTimeline />
          <FieldHeads className={stepRow} names={['步骤', '起止时间', '考生看到的说明']} />
          {fields.map(({ key, name }) => (
            <div key={key} className={`mb-2 max-sm:mb-3 max-sm:border-b max-sm:border-line max-sm:pb-3 ${stepRow}`}>
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
                className="text-ink-3! max-sm:col-start-3 max-sm:row-start-1"
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
            <div key={key} className="mb-2 flex gap-2">
              <Form.Item name={[name, 'name']} noStyle rules={[{ required: true, message: '请填写用途' }]}>
                <Input aria-label="用途" placeholder="政策咨询" maxLength={20} className="w-32!" />
              </Form.Item>
              <Form.Item name={[name, 'number']} noStyle rules={[{ required: true, min: 5, message: '请填写电话' }]}>
                <Input aria-label="电话" placeholder="区号-号码" maxLength={30} className="flex-1!" />
              </Form.Item>
              <Button
                type="text"
                aria-label="删除这个电话"
                className="text-ink-3!"
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
