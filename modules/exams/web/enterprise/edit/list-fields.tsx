import { DatePicker, Form, type FormRule, Input, Select } from 'antd';
import { clsx } from 'clsx';
import type { Dayjs } from 'dayjs';
import { ListField } from '#web/features/forms/list-field.tsx';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { type ExamStep, examSteps } from '../../../contract/exam-steps.ts';
import type { StepValues, Values } from './exam-values.ts';

const steps = Object.entries(examSteps).map(([value, { label }]) => ({ value: value as ExamStep, label }));

/** A step that was read from an announcement may have one end only. */
const bothEnds: FormRule = {
  validator: async (_, when?: StepValues['when']) => {
    if (!when?.[0] || !when[1]) throw new Error('请选择起止时间');
  },
};

const stepRow =
  'grid grid-cols-[116px_332px_minmax(0,1fr)_minmax(120px,200px)_32px] items-center gap-x-2 max-xl:gap-y-2 max-xl:grid-cols-[116px_minmax(0,1fr)_minmax(96px,0.8fr)_32px] max-sm:grid-cols-[112px_minmax(0,1fr)_32px]';

const lookOf = ([from, to]: [Dayjs, Dayjs], now: Dayjs) =>
  to <= now ? 'bg-(--chart-2)' : from <= now ? 'bg-brand' : 'bg-ink-4';

/** Where times stand, in percent of the months from the first step to the last one as they are typed now. */
function useScale() {
  const steps = (Form.useWatch('steps', Form.useFormInstance<Values>()) ?? []) as Partial<Values['steps'][number]>[];
  const times = steps.map((one): [Dayjs, Dayjs] | null => {
    const [from, to] = one?.when ?? [];
    return from && to ? [from, to] : null;
  });
  const all = times.flatMap((when) => when ?? []).toSorted((one, other) => one.diff(other));
  const [first, last] = [all[0]?.startOf('month'), all.at(-1)?.endOf('month')];
  if (!first || !last) return null;
  const months = Array.from({ length: last.diff(first, 'month') + 1 }, (_, at) => first.add(at, 'month'));
  return { times, months, shareOf: (at: Dayjs) => (100 * at.diff(first)) / last.diff(first) };
}
type Scale = NonNullable<ReturnType<typeof useScale>>;

/** The months behind a row, today, and the bar of its step, so that overlaps and gaps are seen from row to row. */
function Track({ scale: { times, months, shareOf }, at }: { scale: Scale; at: number | null }) {
  const now = pickedNow();
  const isHead = at === null;
  const when = isHead ? null : times[at];
  const line = (day: Dayjs) => ({ left: `${shareOf(day)}%` });
  return (
    <span
      aria-hidden
      className={clsx(
        'tabular relative block text-12 whitespace-nowrap text-ink-3 max-xl:col-span-full',
        isHead ? 'h-5' : 'h-11 overflow-hidden max-xl:row-start-2 max-xl:h-5 max-sm:row-start-3',
      )}
    >
      {months.map((month) => (
        <span key={month.valueOf()} className="absolute inset-y-0 border-l border-line pl-1" style={line(month)}>
          {isHead && Math.abs(month.diff(now, 'day')) > 6 && month.format('M 月')}
        </span>
      ))}
      {shareOf(now) >= 0 && shareOf(now) <= 100 && (
        <span className="absolute inset-y-0 border-l border-warm text-warm-ink" style={line(now)}>
          {isHead && <b className="absolute -translate-x-1/2 bg-surface px-1 font-semibold">今天</b>}
        </span>
      )}
      {when && (
        <i
          className={`absolute inset-y-0 my-auto h-3 min-w-5 rounded-full not-italic ${lookOf(when, now)}`}
          style={{ ...line(when[0]), width: `${shareOf(when[1]) - shareOf(when[0])}%` }}
        >
          <span className={`absolute leading-3 ${shareOf(when[1]) > 80 ? 'right-full pr-1.5' : 'left-full pl-1.5'}`}>
            {when[1].startOf('day').diff(when[0].startOf('day'), 'day') + 1} 天
          </span>
        </i>
      )}
    </span>
  );
}

/** The timetable, a line a step with its bar; 报名 and 公示 are needed before publication. */
export function StepsField() {
  const scale = useScale();
  return (
    <ListField
      name="steps"
      addClass="mt-2"
      row={{
        add: '步骤',
        remove: '这个步骤',
        className: `max-xl:mb-3 max-sm:border-b max-sm:border-line max-sm:pb-3 ${stepRow}`,
        removeClass: 'text-ink-3 max-sm:col-start-3 max-sm:row-start-1',
      }}
      heads={
        <div className={`pb-1 text-12 text-ink-3 ${stepRow}`}>
          <span className="max-xl:hidden">步骤</span>
          <span className="max-xl:hidden">起止时间</span>
          {scale ? <Track scale={scale} at={null} /> : <span />}
          <span className="max-xl:hidden">考生看到的说明</span>
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
          {scale ? <Track scale={scale} at={at} /> : <span className="max-xl:hidden" />}
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
