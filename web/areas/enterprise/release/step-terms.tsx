import { Cascader, Input, Select, Space } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { salaryText } from '#contract/posts/salary-text.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { salaryUnits } from '#contract/taxonomy/filters/salaries.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import { AttachedFiles, attachedFilesText } from '#web/features/files/attached-files.tsx';
import { DayPicker } from '#web/features/forms/day-picker.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { ApplyFields } from './apply-fields.tsx';
import { Bound, Choice, Field, Group, Item, titleAt, usePostForm } from './form-parts.tsx';
import { ProcessFields } from './process-fields.tsx';
import { regionPathOf, regionTree } from './region-tree.ts';
import { TextFindings } from './text-check/text-findings.tsx';
import { useColleagues } from './use-colleagues.ts';

const units = Object.entries(salaryUnits).map(([value, { label }]) => ({ value, label: `元/${label}` }));
/** Amounts are typed in yuan and kept in fen. */
const inYuan = {
  shown: (fen?: number) => (fen === undefined ? null : fen / 100),
  kept: (yuan: number | null) => (yuan === null ? undefined : Math.round(yuan * 100)),
};
const amount = { className: 'w-full', min: 0, max: 10_000_000, precision: 2 };

/** 待遇与工作地: pay, benefits, place, deadline and contact; tenure and procedure. */
export function StepTerms() {
  const { form } = usePostForm();
  const { min = null, max = null, unit = 'month' } = form.salary ?? {};
  const colleagues = useColleagues();
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        <Item name="salary" extra={`列表中显示为 ${salaryText({ min, max, unit })}；都不填为面议`}>
          <Space.Compact className="w-full">
            <Bound name="salary.min" {...inYuan}>
              <NumberInput id="post-salary" aria-label="最低薪资" placeholder="最低" {...amount} />
            </Bound>
            <Bound name="salary.max" {...inYuan}>
              <NumberInput aria-label="最高薪资" placeholder="最高" {...amount} />
            </Bound>
            <Bound name="salary.unit" shown={() => unit}>
              <Select aria-label="薪资单位" className="w-36" options={units} />
            </Bound>
          </Space.Compact>
        </Item>
        <Field name="salaryNote">
          <Input placeholder="如：含课时费和绩效，按学期发放年终奖" />
        </Field>
        <Field name="benefits" className="col-span-full">
          <Choice maxCount={21} placeholder="可多选" options={optionsOf(benefits)} />
        </Field>
        <Field
          name="regionCode"
          required
          shown={(code?: string) => (code ? regionPathOf(code) : [])}
          kept={(path?: string[]) => path?.at(-1)}
        >
          <Cascader options={regionTree()} placeholder="省 / 市 / 区县" showSearch changeOnSelect allowClear={false} />
        </Field>
        <Field name="address">
          <Input />
        </Field>
        <Field
          name="deadline"
          extra="当天 24 点停止接收投递；不填则招满为止"
          shown={(day?: string) => (day ? dayjs(day) : null)}
          kept={(day: Dayjs | null) => day?.format('YYYY-MM-DD')}
        >
          <DayPicker className="w-full" minDate={pickedNow()} maxDate={pickedNow().add(1, 'year')} />
        </Field>
        <Field name="memberId" extra="求职者在职位页看到姓名和职务，在本站与其沟通">
          <Select
            allowClear
            placeholder="默认为提交的人"
            options={colleagues.map(({ id, name, title }) => ({
              value: id,
              label: [name, title].filter(Boolean).join(' · '),
            }))}
          />
        </Field>
      </div>
      <TextFindings field="salary" />
      <ApplyFields />
      <TenureFields />
      <AcademicFields />
      <ProcessFields />
      <Field name="attachments" className="col-span-full" extra={attachedFilesText}>
        <AttachedFiles />
      </Field>
    </>
  );
}

/** Each with what it may say, and what its note may. */
const facts = [
  ['nature', '如：财政全额拨款', '如：实名入编，聘用制'],
  ['probation', '如：6 个月', '如：计入首聘期'],
  ['service', '如：5 年', '如：含试用期'],
  ['insurance', '如：职业年金 8%', '如：公积金 12%'],
] as const;

/** Tenures that readers ask about: their fields are open initially. */
const onPayroll: readonly (TenureCode | undefined)[] = ['establishment', 'quota', 'special-post', 'targeted'];

const hasAny = (texts: object = {}) => Object.values(texts).some(Boolean);

/** 编制说明: what the tenure means in practice, in short lines. */
export function TenureFields() {
  const { tenure, tenureInfo } = usePostForm().form;
  return (
    <Group title="编制说明" isOpen={onPayroll.includes(tenure) || hasAny(tenureInfo)}>
      <Field name="tenureInfo.batch">
        <Input placeholder="如：西湖区教育系统 2027 年第 1 批，控制数 12 人" />
      </Field>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        {facts.map(([name, what, note]) => (
          <Item key={name} name={`tenureInfo.${name}`}>
            <Bound name={`tenureInfo.${name}`}>
              <Input placeholder={what} />
            </Bound>
            <Bound name={`tenureInfo.${name}Note`}>
              <Input className="mt-1.5" aria-label={titleAt(`tenureInfo.${name}Note`)} placeholder={`说明，${note}`} />
            </Bound>
          </Item>
        ))}
      </div>
      <TextFindings field="tenureInfo" />
    </Group>
  );
}

/** Fen in 万元. */
const TEN_THOUSAND = 1_000_000;
const inTenThousand = {
  shown: (fen?: number) => (fen === undefined ? null : fen / TEN_THOUSAND),
  kept: (amount: number | null) => (amount ? Math.round(amount * TEN_THOUSAND) : undefined),
};

/** 高校岗位说明: college, field, what is paid once, and what is expected. Open initially for posts of universities. */
export function AcademicFields() {
  const { role, academic } = usePostForm().form;
  const isUniversity = role !== undefined && roles[role].group === 'college';
  return (
    <Group title="高校岗位说明" isOpen={isUniversity || hasAny(academic)}>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        <Field name="academic.college">
          <Input placeholder="如：数学科学学院" />
        </Field>
        <Field name="academic.field">
          <Input placeholder="如：代数几何、数论" />
        </Field>
        {['academic.settling', 'academic.research'].map((name) => (
          <Field key={name} name={name} {...inTenThousand}>
            <NumberInput className="w-full" min={0} max={1_000} precision={2} suffix="万元" />
          </Field>
        ))}
      </div>
      <Field name="academic.output">
        <Input.TextArea
          rows={2}
          showCount
          placeholder="如：近 3 年以第一作者发表 SCI 论文 2 篇，聘期内主持省级以上项目 1 项"
        />
      </Field>
      <TextFindings field="academic" />
    </Group>
  );
}
