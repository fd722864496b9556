import { Button, Cascader, Input, Segmented, Select, Space } from 'antd';
import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ApplyWay, applyWays } from '#contract/posts/apply-ways.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { salaryUnits } from '#contract/taxonomy/filters/salaries.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import { regionPathOf, regionTree } from '#web/features/city/region-tree.ts';
import { AttachedFiles, attachedFilesText } from '#web/features/files/attached-files.tsx';
import { DayPicker } from '#web/features/forms/day-picker.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { useColleagues } from '../own-calls.ts';
import { Bound, Field, Group, Item, titleAt, usePostForm } from './form-parts.tsx';
import { TextFindings } from './text-check/text-findings.tsx';

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
        <Field name="salaryNote" placeholder="如：含课时费和绩效，按学期发放年终奖" />
        <Field
          name="benefits"
          className="col-span-full"
          maxCount={21}
          placeholder="可多选"
          options={optionsOf(benefits)}
        />
        <Field
          name="regionCode"
          required
          shown={(code?: string) => (code ? regionPathOf(code) : [])}
          kept={(path?: string[]) => path?.at(-1)}
        >
          <Cascader options={regionTree()} placeholder="省 / 市 / 区县" showSearch changeOnSelect allowClear={false} />
        </Field>
        <Field name="address" />
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
      <Field name="tenureInfo.batch" placeholder="如：西湖区教育系统 2027 年第 1 批，控制数 12 人" />
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
        <Field name="academic.college" placeholder="如：数学科学学院" />
        <Field name="academic.field" placeholder="如：代数几何、数论" />
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

const ways = [
  { value: 'site', label: '在本站投递' },
  ...Object.entries(applyWays).map(([value, label]) => ({ value, label })),
];

/** What has to be known of each way. */
const fieldsOfWay: Record<ApplyWay, ComponentProps<typeof Field>[]> = {
  web: [{ name: 'applyBy.link', required: true, placeholder: 'https://' }],
  mail: [
    { name: 'applyBy.email', required: true },
    {
      name: 'applyBy.subject',
      extra: '姓名、岗位、学历、专业、毕业院校、电话会按应聘者的简历填好',
      placeholder: '如：姓名+应聘岗位+毕业院校',
    },
  ],
  desk: [
    { name: 'applyBy.hotline', placeholder: '如：057188001234' },
    { name: 'applyBy.place' },
    { name: 'applyBy.hours', placeholder: '如：工作日 9:00–17:00' },
  ],
};

const usualPapers = [
  '报名表',
  '身份证复印件',
  '学历学位证书',
  '教师资格证',
  '普通话证书',
  '获奖证书',
  '就业推荐表',
  '成绩单',
];

/** 报名方式: on this site, or where the announcement says. */
function ApplyFields() {
  const { form, change } = usePostForm();
  const { applyBy } = form;
  return (
    <section aria-label="报名方式" className="mb-2 border-t border-line pt-4">
      <Item name="applyBy" extra={applyBy ? '职位页上只有这一种报名方式，本站不再接收这个职位的简历' : undefined}>
        <Segmented
          id="post-applyBy"
          aria-label="报名方式"
          className="max-w-full overflow-x-auto"
          options={ways}
          value={applyBy?.way ?? 'site'}
          onChange={(way) => change({ applyBy: way === 'site' ? undefined : { ...applyBy, way: way as ApplyWay } })}
        />
      </Item>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        {applyBy && fieldsOfWay[applyBy.way].map((field) => <Field key={field.name} {...field} />)}
        {applyBy && (
          <Field name="applyBy.papers" className="col-span-full">
            <Select
              mode="tags"
              maxCount={12}
              placeholder="选填，可以自己填写"
              options={usualPapers.map((value) => ({ value, label: value }))}
            />
          </Field>
        )}
      </div>
    </section>
  );
}

const MAX_STEPS = 12;
const usual = ['报名', '资格审查', '笔试', '试讲', '体检考察', '公示', '签约'];

/** 招聘程序: the steps from application to signing, each with its day or duration. */
export function ProcessFields() {
  const { form, change } = usePostForm();
  const steps = form.steps ?? [];
  const raise = (at: number) => change({ steps: steps.toSpliced(at - 1, 2, ...steps.slice(at - 1, at + 1).reverse()) });
  return (
    <Group title="招聘程序" note="选填，按先后写明每一步和它的时间">
      <ol>
        {steps.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name of its own while it is written
          <li key={at}>
            <Item name={`steps.${at}`} label={`第 ${at + 1} 步`} className="mb-3!">
              <div className="flex gap-2">
                <Bound name={`steps.${at}.name`}>
                  <Input id={`post-steps.${at}`} className="w-2/5" maxLength={20} placeholder="如：试讲" />
                </Bound>
                <Bound name={`steps.${at}.when`}>
                  <Input
                    aria-label={`第 ${at + 1} 步的时间`}
                    maxLength={40}
                    placeholder="如：3 月 12 日，或 5 个工作日内"
                  />
                </Bound>
                <Button
                  type="text"
                  aria-label={`上移第 ${at + 1} 步`}
                  disabled={at === 0}
                  icon={<ArrowUp size={16} />}
                  onClick={() => raise(at)}
                />
                <Button
                  type="text"
                  aria-label={`删除第 ${at + 1} 步`}
                  icon={<Trash2 size={16} />}
                  onClick={() => change({ steps: steps.toSpliced(at, 1) })}
                />
              </div>
            </Item>
          </li>
        ))}
      </ol>
      <div className="mb-4 flex flex-wrap gap-2">
        {steps.length < MAX_STEPS && (
          <Button icon={<Plus size={16} />} onClick={() => change({ steps: [...steps, { name: '', when: '' }] })}>
            添加一步
          </Button>
        )}
        {steps.length === 0 && (
          <Button onClick={() => change({ steps: usual.map((name) => ({ name, when: '' })) })}>填入常见程序</Button>
        )}
      </div>
      <TextFindings field="steps" />
    </Group>
  );
}
