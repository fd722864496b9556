import { DatePicker, Form, type FormRule, Input, Select, Switch } from 'antd';
import { identityKinds } from '#contract/people/identity-number.ts';
import { ListField } from '#web/features/forms/list-field.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import {
  groupCorrections,
  numbersRules,
  secondReviews,
  tieRules,
  weightsFault,
} from '../../../contract/exam-settings.ts';
import { type ExamStep, examSteps } from '../../../contract/exam-state.ts';
import type { StepValues, Values } from './exam-values.ts';

interface NumberRule {
  name: keyof Values | ['results', string];
  label: string;
  min: number;
  max: number;
  unit?: string;
  precision?: number;
  rules?: FormRule[];
}

/** A draft may be saved before its timetable is whole; a published project may not. */
const weightsRule: FormRule = ({ getFieldValue }) => ({
  warningOnly: true,
  validator: async (_, written: number) => {
    const fault = weightsFault(getFieldValue('steps') ?? [], { written, interview: 100 - written });
    if (fault) throw new Error(fault);
  },
});

const ofRegistration: readonly NumberRule[] = [
  { name: 'fee', label: '考务费', min: 0, max: 1_000, unit: '元', precision: 2 },
  { name: 'appealDays', label: '不通过后可申诉', min: 0, max: 15, unit: '天内' },
  { name: 'photoWidth', label: '证件照宽', min: 100, max: 1_200, unit: '像素' },
  { name: 'photoHeight', label: '证件照高', min: 100, max: 1_600, unit: '像素' },
  { name: 'keepDays', label: '结束后保存材料', min: 30, max: 3_650, unit: '天' },
];
const ofExamination: readonly NumberRule[] = [
  { name: 'ratio', label: '开考比例 1 :（0 为不设）', min: 0, max: 20, unit: '人' },
  { name: 'written', label: '笔试占比', min: 0, max: 100, unit: '%', rules: [weightsRule] },
  { name: 'decimals', label: '成绩小数', min: 0, max: 4, unit: '位' },
  { name: 'shortlist', label: '入围面试 1 :', min: 1, max: 10, unit: '人' },
  { name: 'publicityDays', label: '公示', min: 3, max: 30, unit: '个工作日' },
];
const ofResults: readonly NumberRule[] = [
  { name: ['results', 'fullMark'], label: '笔试满分', min: 10, max: 1_000 },
  { name: ['results', 'pass'], label: '笔试合格线（0 为不设）', min: 0, max: 1_000 },
  { name: ['results', 'interviewPass'], label: '面试合格线', min: 0, max: 100 },
  { name: ['results', 'recountDays'], label: '成绩复查天数', min: 0, max: 15 },
];

const numberFields = (numbers: readonly NumberRule[]) =>
  numbers.map(({ name, label, min, max, unit, precision = 0, rules = [] }) => (
    <Form.Item key={label} name={name} label={label} rules={[{ required: true, message: `请填写${label}` }, ...rules]}>
      <NumberInput min={min} max={max} precision={precision} suffix={unit} className="w-full" />
    </Form.Item>
  ));

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const grid = 'grid grid-cols-5 gap-x-3 max-xl:grid-cols-3 max-sm:grid-cols-2';

/** Rules of registering. */
export function RegistrationFields() {
  return (
    <div className={grid}>
      <Form.Item name="ageOn" label="年龄计算日" rules={[{ required: true, message: '请选择年龄计算日' }]}>
        <DatePicker className="w-full" />
      </Form.Item>
      <Form.Item name="papersUntil" label="证书取得截止日" rules={[{ required: true, message: '请选择截止日' }]}>
        <DatePicker className="w-full" />
      </Form.Item>
      <Form.Item name="graduationYears" label="应届毕业年份">
        <Select
          mode="multiple"
          options={[-2, -1, 0, 1].map((by) => {
            const year = new Date().getFullYear() + 1 + by;
            return { value: year, label: `${year} 年` };
          })}
        />
      </Form.Item>
      {numberFields(ofRegistration)}
      <Form.Item name="secondReview" label="资格复核" tooltip="由另一位审核员确认初审结论">
        <Select options={optionsOf(secondReviews)} />
      </Form.Item>
      <Form.Item
        name="identities"
        label="报名证件"
        className="col-span-2"
        rules={[{ required: true, message: '请选择报名证件' }]}
      >
        <Select mode="multiple" options={optionsOf(identityKinds)} />
      </Form.Item>
      <Form.Item name="numbers" label="报名人数">
        <Select options={optionsOf(numbersRules)} />
      </Form.Item>
    </div>
  );
}

/** Rules of examining. */
export const ExaminationFields = () => (
  <div className={grid}>
    {numberFields(ofExamination)}
    <Form.Item name="tie" label="同分处理" className="col-span-full">
      <Select options={optionsOf(tieRules)} />
    </Form.Item>
  </div>
);

/** Rules about scores, lines and replacements. */
export const ResultsFields = () => (
  <div className="grid grid-cols-4 gap-x-3 max-xl:grid-cols-3 max-sm:grid-cols-2">
    {numberFields(ofResults)}
    <Form.Item name={['results', 'groupCorrection']} label="面试分组修正">
      <Select options={optionsOf(groupCorrections)} />
    </Form.Item>
    <Form.Item name="replaceUntil" label="递补截止日">
      <DatePicker className="w-full" placeholder="不限" />
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
