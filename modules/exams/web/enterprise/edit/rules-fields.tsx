import { DatePicker, Form, type FormRule, Select, Switch } from 'antd';
import { identityKinds } from '#contract/people/identity-number.ts';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { numbersRules, secondReviews, tieRules, weightsFault } from '../../../contract/exam-settings.ts';
import { groupCorrections } from '../../../contract/results/result-settings.ts';
import type { Values } from './exam-values.ts';

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
