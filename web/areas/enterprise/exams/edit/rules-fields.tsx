import { DatePicker, Form, type FormRule, InputNumber, Select } from 'antd';
import { numbersRules, secondReviews, tieRules, weightsFault } from '#contract/exams/exam-settings.ts';
import type { Values } from './exam-values.ts';

type NumberRule = readonly [name: keyof Values, label: string, min: number, max: number, unit: string];

const ofRegistration: readonly NumberRule[] = [
  ['fee', '考务费', 0, 1_000, '元'],
  ['appealDays', '不通过后可申诉', 0, 15, '天内'],
  ['photoWidth', '证件照宽', 100, 1_200, '像素'],
  ['photoHeight', '证件照高', 100, 1_600, '像素'],
  ['keepDays', '结束后保存材料', 30, 3_650, '天'],
];
const ofExamination: readonly NumberRule[] = [
  ['ratio', '开考比例 1 :', 1, 20, '人'],
  ['written', '笔试占比', 0, 100, '%'],
  ['decimals', '成绩小数', 0, 4, '位'],
  ['shortlist', '入围面试 1 :', 1, 10, '人'],
  ['publicityDays', '公示', 3, 30, '个工作日'],
];

/** A draft may be saved before its timetable is whole; a published project may not. */
const weightsRule: FormRule = ({ getFieldValue }) => ({
  warningOnly: true,
  validator: async (_, written: number) => {
    const fault = weightsFault(getFieldValue('steps') ?? [], { written, interview: 100 - written });
    if (fault) throw new Error(fault);
  },
});

const numberFields = (numbers: readonly NumberRule[]) =>
  numbers.map(([name, label, min, max, unit]) => (
    <Form.Item
      key={name}
      name={name}
      label={label}
      rules={[{ required: true, message: `请填写${label}` }, ...(name === 'written' ? [weightsRule] : [])]}
    >
      <InputNumber min={min} max={max} precision={name === 'fee' ? 2 : 0} suffix={unit} className="w-full!" />
    </Form.Item>
  ));

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const grid = 'grid grid-cols-5 gap-x-3 max-xl:grid-cols-2';

/** Rules of registering. */
export function RegistrationFields() {
  return (
    <div className={grid}>
      <Form.Item name="ageOn" label="年龄计算日" rules={[{ required: true, message: '请选择年龄计算日' }]}>
        <DatePicker className="w-full!" />
      </Form.Item>
      <Form.Item name="papersUntil" label="证书取得截止日" rules={[{ required: true, message: '请选择截止日' }]}>
        <DatePicker className="w-full!" />
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
      <Form.Item name="numbers" label="报名人数">
        <Select options={optionsOf(numbersRules)} />
      </Form.Item>
    </div>
  );
}

/** Rules of examining. */
export function ExaminationFields() {
  return (
    <div className={grid}>
      {numberFields(ofExamination)}
      <Form.Item name="tie" label="同分处理" className="col-span-full">
        <Select options={optionsOf(tieRules)} />
      </Form.Item>
    </div>
  );
}
