import { Button, Input } from 'antd';
import { useState } from 'react';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import { Field, type StepProps } from './form-parts.tsx';
import { TextFindings } from './text-check/text-findings.tsx';

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
      <p className="mb-3 text-13 text-ink-3">选填，显示在职位页的“编制说明”卡片</p>
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
              className="mt-1.5!"
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
