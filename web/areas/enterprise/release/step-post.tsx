import { App, Button, Input, Select, Switch } from 'antd';
import { WandSparkles } from 'lucide-react';
import { hasOwnTemplate, withTemplate } from '#contract/posts/description-templates.ts';
import { roleGroups, subjectGroups } from '#contract/taxonomy/groups.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { OwnTemplates } from './aside/own-templates.tsx';
import { CodesSelect, Field, groupedOptions, type StepProps } from './form-parts.tsx';
import { TextFindings } from './text-check/text-findings.tsx';

const roleOptions = groupedOptions(roles, roleGroups);
const subjectOptions = groupedOptions(subjects, subjectGroups);

/** Questions that a description answers, shown until the first is. */
const outline = [
  '每周多少节课、带几个班，要不要当班主任？',
  '除了上课还做什么：教研、竞赛、晚自习？',
  '什么样的老师合适：专业、教龄、会什么？',
  '进来以后有什么：师父带、住宿、子女入学？',
].join('\n');

/** A teacher of a subject is proposed as 专任教师; other titles leave the category open. */
const roleOfTitle = (title: string): RoleCode | undefined =>
  /^(小学|初中|高中|中职).+(教师|老师)$/.test(title) && !/代课|实习|生活|资源|心理/.test(title) ? 'teacher' : undefined;

/** 岗位: what is sought, and its description. */
export function StepPost({ form, change }: StepProps) {
  const role: RoleCode = form.role ?? 'teacher';
  const name = hasOwnTemplate(role) ? labelOf(roles, role) : '通用';
  const { modal } = App.useApp();
  const takeTemplate = () => change(withTemplate(form, role));
  const askTemplate = () =>
    modal.confirm({
      title: `换成${name}模板？`,
      content: '现在的职位描述会被模板替换，不能恢复。',
      okText: '替换',
      cancelText: '保留现在的',
      onOk: takeTemplate,
    });
  return (
    <>
      <div className="mb-4 empty:hidden">
        <OwnTemplates form={form} change={change} />
      </div>
      <Field name="title" label="职位名称" required>
        <Input
          id="post-title"
          placeholder="写清学段和学科，如“高中物理教师”"
          value={form.title ?? ''}
          maxLength={60}
          showCount
          onChange={({ target }) => change({ title: target.value, role: form.role ?? roleOfTitle(target.value) })}
        />
        <TextFindings field="title" form={form} change={change} />
      </Field>
      <div className="grid grid-cols-3 gap-x-4 max-lg:grid-cols-2">
        <Field name="stages" label="学段">
          <CodesSelect
            id="post-stages"
            most={6}
            placeholder="可多选"
            value={form.stages}
            options={optionsOf(stages)}
            onChange={(codes) => change({ stages: codes })}
          />
        </Field>
        <Field name="subjects" label="学科">
          <CodesSelect
            id="post-subjects"
            most={6}
            placeholder="非教学可不填"
            value={form.subjects}
            options={subjectOptions}
            onChange={(codes) => change({ subjects: codes })}
          />
        </Field>
        <Field name="role" label="岗位类别" required>
          <Select
            id="post-role"
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="请选择"
            value={form.role}
            options={roleOptions}
            onChange={(code) => change({ role: code })}
          />
        </Field>
        <Field name="tenure" label="编制类型" required>
          <Select
            id="post-tenure"
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="请选择"
            value={form.tenure}
            options={optionsOf(tenures)}
            onChange={(code) => change({ tenure: code })}
          />
        </Field>
        <Field name="headcount" label="招聘人数" required>
          <NumberInput
            id="post-headcount"
            className="w-full"
            min={1}
            max={999}
            precision={0}
            value={form.headcount ?? 1}
            suffix="人"
            onChange={(value) => change({ headcount: value ?? 1 })}
          />
        </Field>
        <Field name="urgent" label="急聘">
          <span className="flex h-8 items-center gap-3">
            <Switch id="post-urgent" checked={form.urgent ?? false} onChange={(on) => change({ urgent: on })} />
            <span className="text-14 text-ink-3">列表里标出</span>
          </span>
        </Field>
      </div>
      <Field
        name="description"
        required
        label="职位描述"
        extra="写岗位职责和任职要求；不要写性别、婚育、户籍限制和联系方式"
      >
        <Button
          size="small"
          className={'absolute -top-7.5 right-0'}
          icon={<WandSparkles size={14} aria-hidden="true" />}
          onClick={form.description?.trim() ? askTemplate : takeTemplate}
        >
          {form.description ? `换成${name}模板` : `套用${name}模板`}
        </Button>
        <Input.TextArea
          id="post-description"
          autoSize={{ minRows: 4, maxRows: 16 }}
          maxLength={8000}
          showCount
          placeholder={outline}
          value={form.description ?? ''}
          onChange={({ target }) => change({ description: target.value })}
        />
        <TextFindings field="description" form={form} change={change} />
      </Field>
    </>
  );
}
