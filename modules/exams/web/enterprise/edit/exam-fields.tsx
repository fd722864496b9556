import { Cascader, DatePicker, Form, type FormRule } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ComponentProps } from 'react';
import { identityKinds } from '#contract/people/identity-number.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { regionPathOf, regionTree } from '#web/features/city/region-tree.ts';
import {
  ChoiceField,
  DayField,
  Field,
  fieldsOf,
  NumberField,
  SwitchField,
  TextField,
} from '#web/features/forms/fields.tsx';
import { ListField } from '#web/features/forms/list-field.tsx';
import {
  type ExamSettings,
  examSettings,
  groupCorrections,
  numbersRules,
  phoneLine,
  resultSettings,
  secondReviews,
  tieRules,
  weightsFault,
} from '../../../contract/exam-settings.ts';
import { examForm } from '../../../contract/exam-shapes.ts';
import { examSteps } from '../../../contract/exam-state.ts';
import type { StepValues } from './exam-values.ts';

/** A place, chosen from the province down. */
export const RegionField = () => (
  <Field
    {...fieldsOf(examForm)('regionCode')}
    getValueProps={(code?: string) => ({ value: regionPathOf(code ?? '') })}
    normalize={(path: string[]) => path.at(-1)}
  >
    <Cascader options={regionTree()} showSearch changeOnSelect allowClear={false} placeholder="省 / 市 / 区县" />
  </Field>
);

const setting = (name: keyof ExamSettings) => ({ ...fieldsOf(examSettings)(name), name: ['settings', name] });
const result = (name: keyof ExamSettings['results']) => ({
  ...fieldsOf(resultSettings)(name),
  name: ['settings', 'results', name],
});
/** Days and money stay in the form as the contract writes them. */
const asDay = {
  getValueProps: (day?: string | null) => ({ value: day ? dayjs(day) : null }),
  normalize: (day: Dayjs | null) => day?.format('YYYY-MM-DD') ?? null,
};
const asYuan = {
  getValueProps: (fen: number | null) => ({ value: fen === null ? null : fen / 100 }),
  normalize: (yuan: number | null) => (yuan === null ? null : Math.round(yuan * 100)),
};
const asWritten = {
  getValueProps: (weights?: ExamSettings['weights']) => ({ value: weights?.written }),
  normalize: (written: number) => ({ written, interview: 100 - written }),
};

/** A draft may be saved before its timetable is whole; a published project may not. */
const weightsRule: FormRule = ({ getFieldValue }) => ({
  warningOnly: true,
  validator: async (_, weights: ExamSettings['weights']) => {
    const fault = weightsFault(getFieldValue('steps') ?? [], weights);
    if (fault) throw new Error(fault);
  },
});

type Numbers = readonly ComponentProps<typeof NumberField>[];

const ofRegistration: Numbers = [
  { ...setting('fee'), ...asYuan, max: 1_000, suffix: '元', precision: 2 },
  { ...setting('appealDays'), label: '不通过后可申诉', suffix: '天内' },
  { name: ['settings', 'photo', 'width'], label: '证件照宽', min: 100, max: 1_200, suffix: '像素' },
  { name: ['settings', 'photo', 'height'], label: '证件照高', min: 100, max: 1_600, suffix: '像素' },
  { ...setting('keepDays'), label: '结束后保存材料', suffix: '天' },
];
const ofExamination: Numbers = [
  { ...setting('ratio'), label: '开考比例 1 :（0 为不设）', suffix: '人' },
  { ...setting('weights'), ...asWritten, label: '笔试占比', min: 0, max: 100, suffix: '%', rules: [weightsRule] },
  { ...setting('decimals'), label: '成绩小数', suffix: '位' },
  { ...setting('shortlist'), label: '入围面试 1 :', suffix: '人' },
  { ...setting('publicityDays'), label: '公示', suffix: '个工作日' },
];
const ofResults: Numbers = [
  result('fullMark'),
  { ...result('pass'), label: '笔试合格线（0 为不设）' },
  result('interviewPass'),
  result('recountDays'),
];

const numberFields = (numbers: Numbers) =>
  numbers.map((number) => <NumberField key={String(number.name)} required {...number} />);

const grid = 'grid grid-cols-5 gap-x-3 max-xl:grid-cols-3 max-sm:grid-cols-2';
const years = () => [-1, 0, 1, 2].map((by) => new Date().getFullYear() + by);

/** Rules of registering. */
export const RegistrationFields = () => (
  <>
    <div className={grid}>
      <DayField {...setting('ageOn')} {...asDay} />
      <DayField {...setting('papersUntil')} {...asDay} required="请选择截止日" />
      <ChoiceField
        {...setting('graduationYears')}
        label="应届毕业年份"
        mode="multiple"
        options={years().map((value) => ({ value, label: `${value} 年` }))}
      />
      {numberFields(ofRegistration)}
      <ChoiceField {...setting('secondReview')} label="资格复核（由另一人确认）" options={optionsOf(secondReviews)} />
      <ChoiceField
        {...setting('identities')}
        className="col-span-2"
        required
        mode="multiple"
        options={optionsOf(identityKinds)}
      />
      <ChoiceField {...setting('numbers')} options={optionsOf(numbersRules)} />
    </div>
    <div className="grid gap-x-4 md:grid-cols-2">
      <TextField {...setting('payNote')} extra="收考务费时必填：收款单位、账号、要写的备注" rows={3} />
      <TextField {...setting('registerNote')} rows={3} />
    </div>
  </>
);

/** Rules of examining. */
export const ExaminationFields = () => (
  <div className={grid}>
    {numberFields(ofExamination)}
    <ChoiceField {...setting('tie')} className="col-span-full" options={optionsOf(tieRules)} />
  </div>
);

/** Rules about scores, lines and replacements. */
export const ResultsFields = () => (
  <div className="grid grid-cols-4 gap-x-3 max-xl:grid-cols-3 max-sm:grid-cols-2">
    {numberFields(ofResults)}
    <ChoiceField {...result('groupCorrection')} label="面试分组修正" options={optionsOf(groupCorrections)} />
    <DayField {...result('replaceUntil')} of={undefined} label="递补截止日" {...asDay} placeholder="不限" />
    <SwitchField {...result('dropExtremes')} label="去掉最高分和最低分（5 位考官起）" />
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

/** Whom applicants call. */
export const PhonesField = ({ name = 'phones' }: { name?: string | string[] }) => (
  <ListField
    name={name}
    label="咨询电话"
    most={6}
    row={{ add: '电话', remove: '这个电话', className: 'mb-2 flex gap-2', removeClass: 'text-ink-3' }}
  >
    {(at) => (
      <>
        <TextField
          name={[at, 'name']}
          of={phoneLine.shape.name}
          label="用途"
          noStyle
          placeholder="政策咨询"
          width="w-32"
        />
        <TextField name={[at, 'number']} of={phoneLine.shape.number} noStyle placeholder="区号-号码" width="flex-1" />
      </>
    )}
  </ListField>
);
