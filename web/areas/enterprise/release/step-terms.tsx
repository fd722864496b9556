import { Button, Cascader, Input, Select, Space } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { salaryUnits } from '#contract/taxonomy/filters/salaries.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import { AttachedFiles, attachedFilesText } from '#web/features/files/attached-files.tsx';
import { DayPicker } from '#web/features/forms/day-picker.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { AcademicFields } from './academic-fields.tsx';
import { ApplyFields } from './apply-fields.tsx';
import { CodesSelect, Field, type StepProps } from './form-parts.tsx';
import { ProcessFields } from './process-fields.tsx';
import { regionPathOf, regionTree } from './region-tree.ts';
import { TextFindings } from './text-check/text-findings.tsx';
import { useColleagues } from './use-colleagues.ts';

const units = Object.entries(salaryUnits).map(([value, { label }]) => ({ value, label: `元/${label}` }));
const benefitOptions = Object.entries(benefits).map(([value, label]) => ({ value, label }));
const fen = (yuan: number | null) => (yuan === null ? undefined : Math.round(yuan * 100));
const yuan = (amount: number | undefined) => (amount === undefined ? null : amount / 100);

/** 待遇与工作地: pay, benefits, place, deadline and contact; tenure and procedure. */
export function StepTerms({ form, change }: StepProps) {
  const salary = form.salary ?? { unit: 'month' as const };
  const pay = (patch: Partial<typeof salary>) => change({ salary: { ...salary, ...patch } });
  const colleagues = useColleagues();
  const shown = salaryText({ min: salary.min ?? null, max: salary.max ?? null, unit: salary.unit });
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        <Field name="salary" label="薪资" extra={`列表中显示为 ${shown}；都不填为面议`}>
          <Space.Compact className="w-full">
            <NumberInput
              id="post-salary"
              aria-label="最低薪资"
              className="w-full"
              min={0}
              max={10_000_000}
              precision={2}
              placeholder="最低"
              value={yuan(salary.min)}
              onChange={(value) => pay({ min: fen(value) })}
            />
            <NumberInput
              aria-label="最高薪资"
              className="w-full"
              min={0}
              max={10_000_000}
              precision={2}
              placeholder="最高"
              value={yuan(salary.max)}
              onChange={(value) => pay({ max: fen(value) })}
            />
            <Select
              aria-label="薪资单位"
              className="w-36"
              value={salary.unit}
              options={units}
              onChange={(unit) => pay({ unit })}
            />
          </Space.Compact>
        </Field>
        <Field name="salaryNote" label="薪资说明">
          <Input
            id="post-salaryNote"
            maxLength={80}
            placeholder="如：含课时费和绩效，按学期发放年终奖"
            value={form.salaryNote ?? ''}
            onChange={({ target }) => change({ salaryNote: target.value })}
          />
        </Field>
        <Field name="benefits" label="福利" className="col-span-full">
          <CodesSelect
            id="post-benefits"
            most={21}
            placeholder="可多选"
            value={form.benefits}
            options={benefitOptions}
            onChange={(codes) => change({ benefits: codes })}
          />
        </Field>
        <Field name="regionCode" label="工作地区" required>
          <Cascader
            id="post-regionCode"
            options={regionTree()}
            value={form.regionCode ? regionPathOf(form.regionCode) : []}
            placeholder="省 / 市 / 区县"
            showSearch
            changeOnSelect
            allowClear={false}
            onChange={(path) => change({ regionCode: String(path?.at(-1) ?? '') || undefined })}
          />
        </Field>
        <Field name="address" label="详细地址">
          <Input
            id="post-address"
            maxLength={120}
            value={form.address ?? ''}
            onChange={({ target }) => change({ address: target.value })}
          />
        </Field>
        <Field name="deadline" label="截止日期" extra="当天 24 点停止接收投递；不填则招满为止">
          <DayPicker
            id="post-deadline"
            className="w-full"
            value={form.deadline ? dayjs(form.deadline) : null}
            minDate={pickedNow()}
            maxDate={pickedNow().add(1, 'year')}
            onChange={(day) => change({ deadline: day ? day.format('YYYY-MM-DD') : undefined })}
          />
        </Field>
        <Field name="memberId" label="联系人" extra="求职者在职位页看到姓名和职务，在本站与其沟通">
          <Select
            id="post-memberId"
            allowClear
            placeholder="默认为提交的人"
            value={form.memberId}
            options={colleagues.map(({ id, name, title }) => ({
              value: id,
              label: [name, title].filter(Boolean).join(' · '),
            }))}
            onChange={(id?: string) => change({ memberId: id })}
          />
        </Field>
      </div>
      <TextFindings field="salary" form={form} change={change} />
      <ApplyFields form={form} change={change} />
      <TenureFields form={form} change={change} />
      <AcademicFields form={form} change={change} />
      <ProcessFields form={form} change={change} />
      <Field name="attachments" label="附件" className="col-span-full" extra={attachedFilesText}>
        <AttachedFiles
          id="post-attachments"
          value={form.attachments ?? []}
          onChange={(attachments) => change({ attachments })}
        />
      </Field>
    </>
  );
}

type Lines = NonNullable<PostDraftForm['tenureInfo']>;

const facts = [
  { name: 'nature', note: 'natureNote', label: '编制性质', hints: ['如：财政全额拨款', '如：实名入编，聘用制'] },
  { name: 'probation', note: 'probationNote', label: '试用期', hints: ['如：6 个月', '如：计入首聘期'] },
  { name: 'service', note: 'serviceNote', label: '最低服务期', hints: ['如：5 年', '如：含试用期'] },
  { name: 'insurance', note: 'insuranceNote', label: '社保与年金', hints: ['如：职业年金 8%', '如：公积金 12%'] },
] as const;

/** Tenures that readers ask about: their fields are open initially. */
const onPayroll: readonly (TenureCode | undefined)[] = ['establishment', 'quota', 'special-post', 'targeted'];

/** 编制说明: what the tenure means in practice, in short lines. */
export function TenureFields({ form, change }: StepProps) {
  const info = form.tenureInfo ?? {};
  const [opened, setOpened] = useState(false);
  const write = (patch: Lines) => change({ tenureInfo: { ...info, ...patch } });
  if (!opened && !onPayroll.includes(form.tenure) && !Object.values(info).some(Boolean))
    return (
      <Button className="mb-4" onClick={() => setOpened(true)}>
        添加编制说明
      </Button>
    );
  return (
    <section aria-label="编制说明" className="mb-2 border-t border-line pt-4">
      <h3 className="text-14 font-semibold text-ink-1">编制说明</h3>
      <p className="mb-3 text-14 text-ink-3">选填，显示在职位页的“编制说明”卡片</p>
      <Field name="tenureInfo.batch" label="招聘批次与控制数">
        <Input
          id="post-tenureInfo.batch"
          maxLength={60}
          placeholder="如：西湖区教育系统 2027 年第 1 批，控制数 12 人"
          value={info.batch ?? ''}
          onChange={({ target }) => write({ batch: target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        {facts.map(({ name, note, label, hints }) => (
          <Field key={name} name={`tenureInfo.${name}`} label={label}>
            <Input
              id={`post-tenureInfo.${name}`}
              maxLength={20}
              placeholder={hints[0]}
              value={info[name] ?? ''}
              onChange={({ target }) => write({ [name]: target.value })}
            />
            <Input
              className="mt-1.5"
              aria-label={`${label}的说明`}
              maxLength={40}
              placeholder={`说明，${hints[1]}`}
              value={info[note] ?? ''}
              onChange={({ target }) => write({ [note]: target.value })}
            />
          </Field>
        ))}
      </div>
      <TextFindings field="tenureInfo" form={form} change={change} />
    </section>
  );
}
