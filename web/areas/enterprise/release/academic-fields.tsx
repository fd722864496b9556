import { Button, Input } from 'antd';
import { useState } from 'react';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { Field, type StepProps } from './form-parts.tsx';
import { TextFindings } from './text-check/text-findings.tsx';

type Lines = NonNullable<PostDraftForm['academic']>;

/** Fen in 万元. */
const TEN_THOUSAND = 1_000_000;
const amounts = [
  { name: 'settling', label: '安家费' },
  { name: 'research', label: '科研启动费' },
] as const;

/** 高校岗位说明: college, field, what is paid once, and what is expected. Open initially for posts of universities. */
export function AcademicFields({ form, change }: StepProps) {
  const info = form.academic ?? {};
  const [opened, setOpened] = useState(false);
  const write = (patch: Lines) => change({ academic: { ...info, ...patch } });
  const isUniversity = form.role !== undefined && roles[form.role].group === 'college';
  if (!opened && !isUniversity && !Object.values(info).some(Boolean))
    return (
      <Button className="mb-4 ml-2" onClick={() => setOpened(true)}>
        添加高校岗位说明
      </Button>
    );
  return (
    <section aria-label="高校岗位说明" className="mb-2 border-t border-line pt-4">
      <h3 className="text-14 font-semibold text-ink-1">高校岗位说明</h3>
      <p className="mb-3 text-14 text-ink-3">选填，显示在职位页的“高校岗位说明”卡片</p>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        <Field name="academic.college" label="学院或部门">
          <Input
            id="post-academic.college"
            maxLength={40}
            placeholder="如：数学科学学院"
            value={info.college ?? ''}
            onChange={({ target }) => write({ college: target.value })}
          />
        </Field>
        <Field name="academic.field" label="研究方向">
          <Input
            id="post-academic.field"
            maxLength={120}
            placeholder="如：代数几何、数论"
            value={info.field ?? ''}
            onChange={({ target }) => write({ field: target.value })}
          />
        </Field>
        {amounts.map(({ name, label }) => (
          <Field key={name} name={`academic.${name}`} label={label}>
            <NumberInput
              id={`post-academic.${name}`}
              className="w-full"
              min={0}
              max={1_000}
              precision={2}
              suffix="万元"
              value={info[name] === undefined ? null : info[name] / TEN_THOUSAND}
              onChange={(value) => write({ [name]: value ? Math.round(value * TEN_THOUSAND) : undefined })}
            />
          </Field>
        ))}
      </div>
      <Field name="academic.output" label="成果要求">
        <Input.TextArea
          id="post-academic.output"
          rows={2}
          maxLength={200}
          showCount
          placeholder="如：近 3 年以第一作者发表 SCI 论文 2 篇，聘期内主持省级以上项目 1 项"
          value={info.output ?? ''}
          onChange={({ target }) => write({ output: target.value })}
        />
      </Field>
      <TextFindings field="academic" form={form} change={change} />
    </section>
  );
}
