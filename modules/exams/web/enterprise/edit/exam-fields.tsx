import { Cascader, DatePicker, Form, type FormRule } from 'antd';
import type { ComponentProps } from 'react';
import { identityKinds } from '#contract/people/identity-number.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { regionTree } from '#web/areas/enterprise/release/region-tree.ts';
import { Field } from '#web/features/forms/field.tsx';
import { ChoiceField, DayField, NumberField, SwitchField, TextField } from '#web/features/forms/fields.tsx';
import { ListField } from '#web/features/forms/list-field.tsx';
import {
  groupCorrections,
  numbersRules,
  secondReviews,
  tieRules,
  weightsFault,
} from '../../../contract/exam-settings.ts';
import { examSteps } from '../../../contract/exam-state.ts';
import type { StepValues } from './exam-values.ts';

/** A place by its path from the province down, as forms of projects hold it. */
export const RegionPathField = () => (
  <Field name="region" label="所在地区" required>
    <Cascader options={regionTree()} showSearch changeOnSelect allowClear={false} placeholder="省 / 市 / 区县" />
  </Field>
);

/** A draft may be saved before its timetable is whole; a published project may not. */
const weightsRule: FormRule = ({ getFieldValue }) => ({
  warningOnly: true,
  validator: async (_, written: number) => {
    const fault = weightsFault(getFieldValue('steps') ?? [], { written, interview: 100 - written });
    if (fault) throw new Error(fault);
  },
});

type Numbers = readonly ComponentProps<typeof NumberField>[];

const ofRegistration: Numbers = [
  { name: 'fee', label: '考务费', min: 0, max: 1_000, suffix: '元', precision: 2 },
  { name: 'appealDays', label: '不通过后可申诉', min: 0, max: 15, suffix: '天内' },
  { name: 'photoWidth', label: '证件照宽', min: 100, max: 1_200, suffix: '像素' },
  { name: 'photoHeight', label: '证件照高', min: 100, max: 1_600, suffix: '像素' },
  { name: 'keepDays', label: '结束后保存材料', min: 30, max: 3_650, suffix: '天' },
];
const ofExamination: Numbers = [
  { name: 'ratio', label: '开考比例 1 :（0 为不设）', min: 0, max: 20, suffix: '人' },
  { name: 'written', label: '笔试占比', min: 0, max: 100, suffix: '%', rules: [weightsRule] },
  { name: 'decimals', label: '成绩小数', min: 0, max: 4, suffix: '位' },
  { name: 'shortlist', label: '入围面试 1 :', min: 1, max: 10, suffix: '人' },
  { name: 'publicityDays', label: '公示', min: 3, max: 30, suffix: '个工作日' },
];
const ofResults: Numbers = [
  { name: ['results', 'fullMark'], label: '笔试满分', min: 10, max: 1_000 },
  { name: ['results', 'pass'], label: '笔试合格线（0 为不设）', min: 0, max: 1_000 },
  { name: ['results', 'interviewPass'], label: '面试合格线', min: 0, max: 100 },
  { name: ['results', 'recountDays'], label: '成绩复查天数', min: 0, max: 15 },
];

const numberFields = (numbers: Numbers) =>
  numbers.map((number) => <NumberField key={String(number.name)} required {...number} />);

const grid = 'grid grid-cols-5 gap-x-3 max-xl:grid-cols-3 max-sm:grid-cols-2';
const years = () => [-1, 0, 1, 2].map((by) => new Date().getFullYear() + by);

/** Rules of registering. */
export const RegistrationFields = () => (
  <>
    <div className={grid}>
      <DayField name="ageOn" label="年龄计算日" required />
      <DayField name="papersUntil" label="证书取得截止日" required="请选择截止日" />
      <ChoiceField
        name="graduationYears"
        label="应届毕业年份"
        mode="multiple"
        options={years().map((value) => ({ value, label: `${value} 年` }))}
      />
      {numberFields(ofRegistration)}
      <ChoiceField name="secondReview" label="资格复核（由另一人确认）" options={optionsOf(secondReviews)} />
      <ChoiceField
        name="identities"
        label="报名证件"
        className="col-span-2"
        required
        mode="multiple"
        options={optionsOf(identityKinds)}
      />
      <ChoiceField name="numbers" label="报名人数" options={optionsOf(numbersRules)} />
    </div>
    <div className="grid gap-x-4 md:grid-cols-2">
      <TextField
        name="payNote"
        label="缴费方式"
        extra="收考务费时必填：收款单位、账号、要写的备注"
        rows={3}
        maxLength={300}
      />
      <TextField name="registerNote" label="报名须知" rows={3} maxLength={500} />
    </div>
  </>
);

/** Rules of examining. */
export const ExaminationFields = () => (
  <div className={grid}>
    {numberFields(ofExamination)}
    <ChoiceField name="tie" label="同分处理" className="col-span-full" options={optionsOf(tieRules)} />
  </div>
);

/** Rules about scores, lines and replacements. */
export const ResultsFields = () => (
  <div className="grid grid-cols-4 gap-x-3 max-xl:grid-cols-3 max-sm:grid-cols-2">
    {numberFields(ofResults)}
    <ChoiceField name={['results', 'groupCorrection']} label="面试分组修正" options={optionsOf(groupCorrections)} />
    <DayField name="replaceUntil" label="递补截止日" placeholder="不限" />
    <SwitchField name={['results', 'dropExtremes']} label="去掉最高分和最低分（5 位考官起）" />
  </div>
);

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
          <ChoiceField
            name={[at, 'step']}
            label="步骤"
            noStyle
            required
            options={optionsOf(examSteps)}
            width="w-full"
          />
          <Form.Item name={[at, 'when']} noStyle rules={[bothEnds]}>
            <DatePicker.RangePicker
              showTime={{ format: 'HH:mm' }}
              format="YYYY-MM-DD HH:mm"
              className="w-full min-w-0 max-sm:col-span-3 max-sm:row-start-2"
            />
          </Form.Item>
          <TextField
            name={[at, 'detail']}
            label="步骤说明"
            noStyle
            placeholder="可不写"
            maxLength={60}
            width="w-full max-sm:col-start-2 max-sm:row-start-1"
          />
        </>
      )}
    </ListField>
  );
}

const number = { required: true, min: 5, message: '请填写电话' };

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
        <TextField
          name={[at, 'name']}
          label="用途"
          noStyle
          required
          placeholder="政策咨询"
          maxLength={20}
          width="w-32"
        />
        <TextField
          name={[at, 'number']}
          label="电话"
          noStyle
          rules={[number]}
          placeholder="区号-号码"
          maxLength={30}
          width="flex-1"
        />
      </>
    )}
  </ListField>
);
